import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import type { Rolldown } from 'vite';

/** The size of a component on its own, in addition to React and the theme: kB after gzip, rounded to 0.1. */
export interface ComponentSize {
  /** Its code, including imports. */
  readonly script: number;
  /** Its styles, including those of its imports. */
  readonly style: number;
}

const root = join(import.meta.dirname, '..', '..');
const entryPoint = join(root, 'packages', 'ui', 'src', 'index.ts');

/** The sizes of components of `@duneline/ui`, by name, from one build with an entry for each, so that shared code is separate. */
export async function measureComponents(names: readonly string[]): Promise<Readonly<Record<string, ComponentSize>>> {
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production'; // as for users: Vite would build for development in Vitest's 'test'
  const output = await bundle(names).finally(() => {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const css = new Map(output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])));
  return Object.fromEntries(
    names.map((name) => {
      const reached = reachedBy(chunks, name);
      const sheets = new Set(reached.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return [name, { script: kB(reached.map(({ code }) => code)), style: kB([...sheets].map((file) => css.get(file) ?? '')) }];
    }),
  );
}

async function bundle(names: readonly string[]): Promise<Rolldown.RolldownOutput['output']> {
  const entries = {
    name: 'components',
    resolveId: (source: string) => (source.startsWith('component:') ? source : null),
    load: (id: string) =>
      id.startsWith('component:') ? `export { ${id.slice('component:'.length)} } from '${entryPoint}';` : null,
  };
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), entries],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `component:${name}`])),
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in built)) throw new Error('vite gave no single build; look at tests/size/componentSizes.ts.');
  return built.output;
}

/** A component's chunk and all its imports, static and dynamic. */
function reachedBy(chunks: readonly Rolldown.OutputChunk[], name: string): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) visit(chunks.find(({ fileName }) => fileName === file));
  };
  visit(chunks.find((chunk) => chunk.isEntry && chunk.name === name));
  return [...found];
}

function kB(texts: readonly string[]): number {
  const text = texts.join('\n');
  return text === '' ? 0 : Math.round(gzipSync(text, { level: 9 }).length / 100) / 10;
}
