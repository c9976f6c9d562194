import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../../tools/browser.mjs';
import { root } from '../../../tools/run.mjs';

/** The time to lay out the slowest chart in a browser, and the pages that load the layout library. */
export async function benchStatecharts(): Promise<void> {
  const times = (await timesInBrowser()).toSorted((a, b) => b.ms - a.ms);
  const [slowest = { name: 'none', ms: 0 }] = times;
  const pages = pagesWithLibrary();
  const aims: readonly (readonly [string, boolean, string])[] = [
    ['slowest chart laid out, twice, in < 1 s', slowest.ms < 1000, `${Math.round(slowest.ms)} ms (${slowest.name})`],
    [
      'no prerendered page loads the layout library',
      pages?.length === 0,
      pages?.join(', ') || (pages ? 'none does' : 'no build: run npm run build'),
    ],
  ];
  process.stdout.write(`\n${times.length} statecharts drawn\n`);
  for (const [aim, isMet, figure] of aims) process.stdout.write(`${isMet ? 'met   ' : 'missed'}  ${aim.padEnd(48)} ${figure}\n`);
}

async function timesInBrowser(): Promise<readonly { readonly name: string; readonly ms: number }[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      rollupOptions: { input: join(import.meta.dirname, 'layOut.ts'), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const outputs = 'output' in result ? result.output : Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const script = outputs.find((file) => file.type === 'chunk');
  if (!script) throw new Error('The bundle of the layout bench has no script.');
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script.code });
    return await page.evaluate('layOut()');
  } finally {
    await browser.close();
  }
}

/** Prerendered pages whose document loads the layout library; `null` without a build of the site. */
function pagesWithLibrary(): readonly string[] | null {
  const dist = join(root, 'apps', 'site', 'dist');
  if (!existsSync(dist)) return null;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const scripts = files.filter((file) => file.endsWith('.js') && read(file).includes('org.eclipse.elk'));
  return files.filter((file) => file.endsWith('.html') && scripts.some((script) => read(file).includes(script)));
}
