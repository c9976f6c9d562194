import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statecharts, type StatechartName } from '@duneline/specs/statecharts';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/**
 * What pages use without the machine, so that scrolling and the first paint load no XState. The machine uses it too, or a test
 * next to the machine compares both.
 */
const sharedParts: Partial<Record<StatechartName, string>> = {
  header: 'scrollStateOf',
  'hero-stats': 'heroStatsMs',
  'overlay-traffic': 'overlaysShown',
  'promo-bar': 'nextPromoBarView',
  'scroll-progress': 'scrollStateOf',
  'testimonial-carousel': 'slideMs',
  'typing-headline': 'typingMs',
};

/** Tables that no page uses yet, with the reason. The list may only shrink. */
const unused: Partial<Record<StatechartName, string>> = {
  'payout-marquee': 'Marquee of the kit is a CSS animation.',
  'realtime-connection': 'supabase-js manages its own socket.',
};

function readSources(pattern: string, isIncluded = (_file: string) => true): string {
  const files = globSync(pattern, { cwd: root }).filter(isIncluded);
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

const site = readSources('apps/site/src/**/*.{ts,tsx}', (file) => !/\.(?:test|stories)\.tsx?$/.test(file));
const names = Object.keys(statecharts) as StatechartName[];

it.each(names)('the table %s is used by the site, or has a reason why not', (name) => {
  const machine = `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`;
  const isUsed = new RegExp(`\\b${sharedParts[name] ?? machine}\\b`).test(site);
  expect({ isUsed, isListed: name in unused }).toEqual({ isUsed, isListed: !isUsed });
});

it.each(Object.entries(sharedParts))('the machine of %s and its tests use %s, as pages do', (name, part) => {
  expect(readSources(`packages/machines/src/${name}/*.machine*.ts`).includes(part)).toBe(true);
});
