import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadedScripts } from '../trader/areaScripts.ts';
import type { Area } from './openArea.ts';

const KIB = 1024;
const AIM_BYTES = 120 * KIB;

const screens = ['', '/referrals', '/earnings', '/payouts', '/analytics', '/tools', '/settings', '/support', '/kyc'];

/** Prints the JS of the area's screens in a hosted build, Brotli, without the scripts of home's document. */
export async function benchWeight({ page, url, dist }: Area): Promise<void> {
  const html = await (await page.request.get(url)).text();
  const home = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path));
  const all = new Map<string, number>();
  process.stdout.write(`\n${'JS of the affiliate area, beyond home’s document'.padEnd(48)}Brotli\n`);
  for (const screen of screens) {
    const path = `/affiliate-dashboard${screen}`;
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = (await loadedScripts(page)).map((address) => new URL(address).pathname).filter((name) => !home.has(name));
    const weights = await Promise.all(
      [...new Set(scripts)].map(async (name): Promise<[string, number]> => [
        name,
        brotliCompressSync(await readFile(join(dist, name))).length,
      ]),
    );
    for (const [name, bytes] of weights) all.set(name, bytes);
    print(path, sum(weights));
    if (screen === '') heaviest(weights);
  }
  print('all screens', sum([...all]));
  process.stdout.write(`${sum([...all]) <= AIM_BYTES ? 'met   ' : 'missed'}  all screens ≤ ${AIM_BYTES / KIB} KiB\n`);
}

type Weights = readonly (readonly [name: string, bytes: number])[];

const sum = (weights: Weights) => weights.reduce((all, [, bytes]) => all + bytes, 0);
const print = (label: string, bytes: number) =>
  process.stdout.write(`${label.padEnd(42)}${`${(bytes / KIB).toFixed(1)} KiB`.padStart(12)}\n`);

function heaviest(weights: Weights): void {
  const sorted = weights.toSorted(([, one], [, other]) => other - one);
  for (const [name, bytes] of sorted.slice(0, 12)) print(`  of that ${name.split('/').at(-1)}`, bytes);
}
