import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as machinesAndViews from '@duneline/machines';
import { build } from 'vite';

const root = join(import.meta.dirname, '..', '..', '..');
const specs = /^@duneline\/specs\//;

/** Bytes after gzip, without XState and the facts of the specs. */
export interface MachineBytes {
  /** All machines, with the functions they use. */
  readonly machines: number;
  /** Other exports of the package: views, codecs, the parser of histories. */
  readonly views: number;
  /** The parts of XState that the machines use. */
  readonly xstate: number;
}

export async function measureBytes(): Promise<MachineBytes> {
  const names = Object.keys(machinesAndViews);
  const page = pageOf(names.filter((name) => name.endsWith('Machine')));
  const machines = await bundled(page, [/^xstate/, specs]);
  const views = (await bundled(pageOf(names), [/^xstate/, specs])) - machines;
  return { machines, views, xstate: (await bundled(page, [specs])) - machines };
}

/** A page that imports these names. */
function pageOf(names: readonly string[]): string {
  const list = names.join(', ');
  return `import { ${list} } from '@duneline/machines';\nglobalThis.page = [${list}];`;
}

async function bundled(entry: string, external: RegExp[]): Promise<number> {
  const id = join(root, 'packages', 'machines', 'src', 'bench-entry.ts');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      { name: 'entry', resolveId: (source) => (source === id ? id : null), load: (source) => (source === id ? entry : null) },
    ],
    build: { write: false, target: 'es2023', rolldownOptions: { input: id, external, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in built)) throw new Error('vite gave no single build; look at tests/bench/machines/bytes.ts.');
  return built.output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0), 0);
}
