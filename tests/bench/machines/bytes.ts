import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '..', '..', '..');

/** Bytes after gzip of all machines with their views and codecs, XState left out, and of XState as far as they use it. */
export async function measureBytes(): Promise<{ readonly machines: number; readonly xstate: number }> {
  const door = `export * from '@duneline/machines';`;
  const [machines, whole] = [await bundled(door, [/^xstate/]), await bundled(door, [])];
  return { machines, xstate: whole - machines };
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
