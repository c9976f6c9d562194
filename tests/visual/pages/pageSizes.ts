import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltScripts } from '../../builtScripts.ts';
import type { OpenedPage } from './OpenedPage.ts';

/** What a visitor loads for a page of a hosted site, in KiB after Brotli, rounded to 0.1. */
export interface PageSizes {
  /** The scripts that it starts with. */
  readonly start: number;
  /** All scripts until it is at rest. */
  readonly scripts: number;
  /** All style sheets until it is at rest. */
  readonly styles: number;
  /** The prerendered document; omitted for a screen whose document stands for many. */
  readonly html?: number;
}

/** A new build gives scripts other names, which compress a little differently. */
const budgetOf = (recorded: number) => recorded * 1.02 + 0.2;

/** Measures a page at rest by its files, as the browser may have had them in its cache. */
export async function measurePage({ page, loaded }: OpenedPage, dist: string, scripts: BuiltScripts): Promise<PageSizes> {
  const assets = [...loaded].flatMap((path) => (path.startsWith('/assets/') ? [path.slice('/assets/'.length)] : []));
  const url = page.url();
  const document = `${new URL(url).pathname}/index.html`;
  const start = scripts.startOf(await (await fetch(url)).text());
  const sum = (files: readonly string[]) => kibibytes(files.reduce((total, file) => total + bytesOf(join(dist, file)), 0));
  const sumOfAssets = (names: readonly string[]) => sum(names.map((name) => `assets/${name}`));
  return {
    start: sumOfAssets(start),
    scripts: sumOfAssets(assets.filter((name) => name.endsWith('.js') && scripts.isHosted(name))),
    styles: sumOfAssets(assets.filter((name) => name.endsWith('.css'))),
    ...(existsSync(join(dist, document)) && { html: sum([document]) }),
  };
}

/** What has grown beyond its budget, one sentence each. */
export function findGrowth(recorded: PageSizes | undefined, now: PageSizes): string[] {
  if (!recorded) return ['its sizes are not in apps/site/sizes.json'];
  const before: Readonly<Partial<Record<string, number>>> = { ...recorded };
  return Object.entries(now)
    .filter(([part, size]) => size > budgetOf(before[part] ?? 0))
    .map(([part, size]) => `its ${part} grew from ${before[part] ?? 0} KiB, as in apps/site/sizes.json, to ${size} KiB`);
}

const bytesOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const kibibytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

const file = join(import.meta.dirname, '..', '..', '..', 'apps', 'site', 'sizes.json');

/** The recorded sizes by page, each of them a budget. */
export const readSizes = (): Record<string, PageSizes> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageSizes>;

export function writeSizes(sizes: Readonly<Record<string, PageSizes>>): void {
  const sorted = Object.entries(sizes).toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
