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
  'payout-marquee': 'payoutRoundMs',
  'promo-bar': 'nextPromoBarView',
  'realtime-connection': 'realtimeTimes',
  'scroll-progress': 'scrollStateOf',
  'testimonial-carousel': 'slideMs',
  'typing-headline': 'typingMs',
};

function readSources(pattern: string, isIncluded = (_file: string) => true): string {
  const files = globSync(pattern, { cwd: root }).filter(isIncluded);
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

const site = readSources('apps/site/src/**/*.{ts,tsx}', (file) => !/\.(?:test|stories)\.tsx?$/.test(file));
/** A machine of `npm run new` is used once its summary says what it is for. */
const summaryOfTemplate = 'Say in one sentence what the flow does.';
const names = (Object.keys(statecharts) as StatechartName[]).filter((name) => statecharts[name].summary !== summaryOfTemplate);

it.each(names)('the table %s is used by the site', (name) => {
  const machine = `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`;
  expect(site).toMatch(new RegExp(`\\b${sharedParts[name] ?? machine}\\b`));
});

it.each(Object.entries(sharedParts))('the machine of %s and its tests use %s, as pages do', (name, part) => {
  expect(readSources(`packages/machines/src/${name}/*.machine*.ts`).includes(part)).toBe(true);
});
