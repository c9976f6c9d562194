import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../../tools/browser.mjs';
import { figureOf, ratio } from '../backend/rounds.ts';
import { buildPage, type BuiltPage } from './buildPage.ts';
import { controlsMs, mountMs } from './inBrowser.ts';

const here = import.meta.dirname;
const react = [/^react(-dom)?(\/|$)/];

const contestants = {
  plain: 'plain React',
  reactAria: 'React Aria, raw',
  mantine: 'Mantine',
  mui: 'MUI',
  baseUi: 'Base UI',
  radix: 'Radix Themes',
  kit: 'Duneline',
};
const names = Object.keys(contestants) as (keyof typeof contestants)[];
const pair = ['reactAria', 'kit'] as const;

/** Prints one small pricing page in seven kits, 400 controls in raw React Aria and in ours, and their goals. */
export async function benchPeers(rounds: number): Promise<void> {
  const pages = await each(names, (name) => buildPage(join(here, 'pages', name, 'page.jsx')));
  const controls = await each(pair, (name) => buildPage(join(here, 'controls', `${name}.jsx`)));
  const wrappers = await each(pair, (name) => buildPage(join(here, 'controls', `${name}.jsx`), { external: react }));
  const whole = await buildPage(join(here, 'kit', 'whole.js'), { external: react });
  const buttonAndLink = await buildPage(join(here, 'kit', 'buttonAndLink.js'), { external: react });

  const browser = await chromium.launch(await launchOptions());
  const mounted = await takeTurns(names, rounds, (name) => mountMs(browser, pages[name]));
  const rigged = await takeTurns(pair, rounds, (name) => controlsMs(browser, controls[name]));
  await browser.close();

  printPages(pages, mounted);
  const of = (name: (typeof pair)[number], act: 'mount' | 'update') => rigged[name].map((figures) => figures[act]);
  const { plain, mantine, mui, kit } = pages;
  const aims: readonly (readonly [string, number, number, (value: number) => string])[] = [
    ['initial code and rules, of plain React', first(kit) / first(plain), 1.45, times],
    ['initial code and rules, of Mantine', first(kit) / first(mantine), 0.53, times],
    ['initial code and rules, of MUI', first(kit) / first(mui), 0.61, times],
    ['all chunks, of plain React', kit.all / plain.all, 2.1, times],
    ['page mounted, of plain React', ratio(mounted.kit, mounted.plain).median, 1.6, times],
    ['code of 400 controls, of raw React Aria', wrappers.kit.initial.script / wrappers.reactAria.initial.script, 1.08, times],
    ['mounting 400 controls, of raw React Aria', ratio(of('kit', 'mount'), of('reactAria', 'mount')).median, 1.1, times],
    ['updating 400 controls, of raw React Aria', ratio(of('kit', 'update'), of('reactAria', 'update')).median, 1.1, times],
    ['rules of the whole kit', whole.initial.style, 14_000, kB],
    ['rules of the page', kit.initial.style, 6000, kB],
    ['Button and Link beyond React, with the theme', first(buttonAndLink), 14_000, kB],
  ];
  process.stdout.write(
    `Without any kit, plain React is ${times(first(plain) / first(mantine))} of Mantine and ${times(first(plain) / first(mui))} of MUI.\n`,
  );
  for (const [name, value, aim, write] of aims)
    process.stdout.write(`${value <= aim ? 'met   ' : 'missed'}  ${`${name} ≤ ${write(aim)}`.padEnd(56)} ${write(value)}\n`);
}

function printPages(pages: Readonly<Record<string, BuiltPage>>, mounted: Readonly<Record<string, readonly number[]>>): void {
  const columns = ['initial code', 'rules', 'all chunks', 'mounted'];
  process.stdout.write(`\n${'a pricing page, after gzip'.padEnd(28)}${columns.map((column) => column.padStart(14)).join('')}\n`);
  for (const [name, label] of Object.entries(contestants)) {
    const page = pages[name];
    if (!page) continue;
    const { median, least, most } = figureOf(mounted[name] ?? []);
    const figures = [kB(page.initial.script), kB(page.initial.style), kB(page.all), `${median.toFixed(0)} ms`];
    const spread = `  (${least.toFixed(0)} to ${most.toFixed(0)})`;
    process.stdout.write(`${label.padEnd(28)}${figures.map((figure) => figure.padStart(14)).join('')}${spread}\n`);
  }
  process.stdout.write('\n');
}

const first = ({ initial }: BuiltPage): number => initial.script + initial.style;
const times = (value: number): string => `${value.toFixed(2)} ×`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function each<Name extends string, Result>(all: readonly Name[], make: (name: Name) => Promise<Result>) {
  const made = {} as Record<Name, Result>;
  for (const name of all) made[name] = await make(name);
  return made;
}

/** The contestants take turns in each round, in rotating order; the first round is a warm-up. */
async function takeTurns<Name extends string, Result>(
  all: readonly Name[],
  rounds: number,
  take: (name: Name) => Promise<Result>,
) {
  const taken = Object.fromEntries(all.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let round = 0; round <= rounds; round += 1)
    for (const index of all.keys()) {
      const name = all[(index + round) % all.length] as Name;
      const result = await take(name);
      if (round > 0) taken[name].push(result);
    }
  return taken;
}
