import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';

const root = join(import.meta.dirname, '..', '..', '..');
const mocks = join(root, 'packages', 'mocks', 'src');

/** As apps/site/vite.config.ts has it. */
const backendParts = { name: 'backend', test: /\/packages\/mocks\/src\/browser\/startBrowserBackend\.ts$/ };
/** Shared by all modules with dynamic imports. */
const viteParts = { name: 'vite', test: /vite\/preload-helper/, priority: 1 };

/** Bytes after gzip: what a page loads to start a backend and read rows, what loads later, and the specs. */
export interface BundleSizes {
  readonly initial: number;
  /** Files that load later, by their main module, largest first. */
  readonly later: readonly (readonly [name: string, bytes: number])[];
  /** Bytes of `initial` by folder and dependency, estimated by their share of the code, largest first. */
  readonly shares: readonly (readonly [folder: string, bytes: number])[];
  readonly spec: number;
}

/** Builds `@duneline/mocks/browser` as the site does, without MSW, and the site's specs separately. */
export async function measureBundle(): Promise<BundleSizes> {
  const chunks = await bundle(
    `import { startBrowserBackend } from '@duneline/mocks/browser';\nvoid startBrowserBackend(globalThis.backendSpec);`,
  );
  const specs = await bundle(`export { backendSpec } from '@duneline/specs/backend';`);
  const first = initialChunks(chunks);
  const later = chunks.filter((chunk) => !first.includes(chunk)).map((chunk) => [chunk.name, gzipped([chunk])] as const);
  return {
    initial: gzipped(first),
    later: later.toSorted(([, left], [, right]) => right - left),
    shares: sharesOf(first),
    spec: gzipped(specs),
  };
}

async function bundle(entry: string): Promise<readonly Rolldown.OutputChunk[]> {
  const id = join(mocks, 'bench-entry.ts');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      { name: 'entry', resolveId: (source) => (source === id ? id : null), load: (source) => (source === id ? entry : null) },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: id,
        external: [/^msw(?:\/|$)/],
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [backendParts, viteParts] } },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('vite gave no single build; look at tests/bench/backend/bundle.ts.');
  return built.output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.name !== viteParts.name);
}

/** The entry chunk and its static imports. */
function initialChunks(chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  return [...found];
}

function gzipped(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

function sharesOf(chunks: readonly Rolldown.OutputChunk[]): BundleSizes['shares'] {
  const lengths = new Map<string, number>();
  for (const { modules } of chunks) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      lengths.set(folderOf(id), (lengths.get(folderOf(id)) ?? 0) + renderedLength);
    }
  }
  const whole = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const shares = [...lengths].map(([folder, length]) => [folder, (length / whole) * gzipped(chunks)] as const);
  return shares.toSorted(([, left], [, right]) => right - left);
}

function folderOf(id: string): string {
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (dependency !== undefined) return dependency;
  const [folder = '', ...more] = relative(mocks, id).split('/');
  return more.length === 0 ? '(its root)' : folder;
}
