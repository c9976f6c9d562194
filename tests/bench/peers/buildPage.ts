import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { pricing } from './pricing.ts';

/** A built page: its files by path, and its sizes in bytes (gzip, per file). */
export interface BuiltPage {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Code and styles loaded before it is mounted. */
  readonly initial: { readonly script: number; readonly style: number };
  /** Including everything that loads when a dialog opens. */
  readonly all: number;
}

const root = join(import.meta.dirname, '..', '..', '..');

/** Builds an entry for production. `external` modules are neither built nor measured. */
export async function buildPage(entry: string, { external = [] }: { external?: readonly RegExp[] } = {}): Promise<BuiltPage> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"', PRICING: JSON.stringify(pricing) },
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, external: [...external], preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('vite gave no single build; look at tests/bench/peers/buildPage.ts.');
  const files = new Map(built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
  const weigh = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzip(files.get(`/${name}`) ?? ''), 0);

  const chunks = built.output.filter((file) => file.type === 'chunk');
  const first = reached(
    chunks,
    chunks.find(({ isEntry }) => isEntry),
  );
  const sheets = new Set(first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  files.set('/', documentOf(first[0]?.fileName ?? '', sheets));
  return {
    files,
    initial: { script: weigh(first.map(({ fileName }) => fileName)), style: weigh(sheets) },
    all: weigh(built.output.map(({ fileName }) => fileName).filter((name) => /\.(?:js|css)$/.test(name))),
  };
}

/** A chunk and its static imports, itself first. */
function reached(chunks: readonly Rolldown.OutputChunk[], from: Rolldown.OutputChunk | undefined): Rolldown.OutputChunk[] {
  const found = new Set(from ? [from] : []);
  for (const { imports } of found)
    for (const name of imports) {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (chunk) found.add(chunk);
    }
  return [...found];
}

function documentOf(script: string, sheets: Iterable<string>): string {
  const links = [...sheets].map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('');
  return `<!doctype html><html lang="en" class="dark"><meta charset="utf-8"><title>Plans</title>${links}<div id="root"></div><script type="module" src="/${script}"></script></html>`;
}

const gzip = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;
