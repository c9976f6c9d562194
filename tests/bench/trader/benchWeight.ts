import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { personas } from '@duneline/specs/scenarios';
import type { Browser, Page } from 'playwright';
import { serveSite } from '../../../apps/site/scripts/serve.ts';
import { root, run } from '../../../tools/run.mjs';
import { startBackend } from '../backend.ts';
import { loadedScripts, screens } from './areaScripts.ts';

const KIB = 1024;
const AIM_BYTES = 120 * KIB;

/** Prints the JS of the dashboard's screens in a hosted build, Brotli, without the scripts of home's document. */
export async function benchWeight(browser: Browser): Promise<void> {
  const dist = join(root, 'node_modules', '.cache', 'bench', 'site');
  const backend = await startBackend();
  await run('node', ['apps/site/scripts/build.ts', '--out', dist], {
    env: { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_ANON_KEY: backend.anonKey },
  });
  const site = await serveSite({ dist, port: 0 });
  const page = await browser.newPage();
  try {
    const home = await scriptsOfHome(page, site.url);
    await signIn(page, site.url);
    const area = new Map<string, number>();
    process.stdout.write(`\n${'JS of the dashboard, beyond home’s document'.padEnd(48)}Brotli\n`);
    for (const [path, name] of Object.entries(screens)) {
      const own = await scriptsOf(page, site.url + path, name, dist);
      for (const address of home) own.delete(address);
      for (const [address, bytes] of own) area.set(address, bytes);
      print(path, sum(own));
    }
    print('all screens', sum(area));
    const isMet = sum(area) <= AIM_BYTES;
    process.stdout.write(`${isMet ? 'met   ' : 'missed'}  all screens ≤ ${AIM_BYTES / KIB} KiB\n`);
    const heaviest = [...area].toSorted((one, other) => other[1] - one[1]).slice(0, 5);
    for (const [address, bytes] of heaviest) print(`  of that ${address.split('/').at(-1)}`, bytes);
  } finally {
    await page.close();
    await site.close();
    await backend.close();
  }
}

const sum = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((all, bytes) => all + bytes, 0);
const print = (label: string, bytes: number) =>
  process.stdout.write(`${label.padEnd(42)}${`${(bytes / KIB).toFixed(1)} KiB`.padStart(12)}\n`);

/** URLs of the scripts in home's document. */
async function scriptsOfHome(page: Page, url: string): Promise<readonly string[]> {
  const html = await (await page.request.get(url)).text();
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => url + path);
}

async function signIn(page: Page, url: string): Promise<void> {
  const { email = '', password = '' } = personas.trader.account ?? {};
  await page.goto(`${url}/affiliate-login?returnTo=%2Fdashboard`);
  await page.getByRole('textbox', { name: /e-mail/i }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => address.pathname === '/dashboard');
}

/** The scripts of a screen that was opened directly and is idle, with their bytes in Brotli. */
async function scriptsOf(page: Page, url: string, name: string, dist: string): Promise<Map<string, number>> {
  const loaded = page.waitForResponse((response) => new RegExp(`/assets/${name}-[^/]+\\.js$`).test(response.url()));
  await page.goto(url);
  await loaded;
  await page.waitForLoadState('networkidle');
  const weigh = async (address: string): Promise<[string, number]> => [
    address,
    brotliCompressSync(await readFile(join(dist, new URL(address).pathname))).length,
  ];
  return new Map(await Promise.all((await loadedScripts(page)).map(weigh)));
}
