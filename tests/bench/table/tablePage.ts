import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const here = import.meta.dirname;

/** Builds a contestant's page as one string: a script and its styles. */
export async function tablePage(name: 'kit' | 'reactAria'): Promise<string> {
  const built = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(here, `${name}.tsx`), output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error('vite gave no single build; look at tests/bench/table/tablePage.ts.');
  const script = built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const style = built.output.flatMap((file) =>
    file.fileName.endsWith('.css') && file.type === 'asset' ? [String(file.source)] : [],
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>${style.join('\n')}</style><main></main><script type="module">${script.replaceAll('</script', '<\\/script')}</script></html>`;
}
