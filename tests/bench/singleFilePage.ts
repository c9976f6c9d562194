import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

/** Builds the page of an entry as one string: a script and its styles. */
export async function singleFilePage(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error('vite gave no single build; look at tests/bench/singleFilePage.ts.');
  const script = built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const style = built.output.flatMap((file) =>
    file.fileName.endsWith('.css') && file.type === 'asset' ? [String(file.source)] : [],
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${basename(entry)}</title><style>${style.join('\n')}</style><main></main><script type="module">${script.replaceAll('</script', '<\\/script')}</script></html>`;
}
