import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { readGuardedPages } from './guardedPages.ts';
import { readPages } from './sitePages.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
writeFileSync(
  join(folder, 'sitemap.xml'),
  '<loc>https://a.test/blog/how-the-trailing-floor-moves</loc><loc>https://a.test/ar/blog/news</loc><loc>https://a.test/blog/news</loc>',
);
const pages = readPages(folder);
const looksAt = (path: string) => pages.filter((page) => page.path === path);

it('has every prerendered route in both languages, on a phone and on a desk, each with a picture', () => {
  for (const { path } of routes.filter(({ isPrerendered }) => isPrerendered)) {
    for (const address of [path, path === '/' ? '/ar' : `/ar${path}`]) {
      expect(looksAt(address).map(({ width }) => width)).toEqual([1280, 360]);
      expect(looksAt(address).every(({ pictured }) => pictured)).toBe(true);
    }
  }
});

it('has both themes and both directions in both windows among the pictures', () => {
  const looks = new Set(pages.map(({ pictured, direction, width }) => [pictured, direction, width].join()));
  for (const look of ['dark,ltr,1280', 'light,ltr,360', 'light,rtl,1280', 'dark,rtl,360']) expect(looks).toContain(look);
});

it('has every article of the map once for a language, one kind of them with pictures', () => {
  expect(looksAt('/blog/how-the-trailing-floor-moves').map(({ pictured }) => pictured)).toEqual(['dark', 'light']);
  expect(looksAt('/ar/blog/news')).toEqual([expect.objectContaining({ width: 360, direction: 'rtl' })]);
  expect(looksAt('/blog/news')).toHaveLength(1);
});

it('has the page that is not there, which the host answers with 404', () => {
  expect(pages.filter(({ isMissing }) => isMissing).map(({ path }) => path)).toEqual([
    '/no/such/page',
    '/no/such/page',
    '/ar/no/such/page',
    '/ar/no/such/page',
  ]);
});

it('has every screen behind a sign-in: in English on a desk, in Arabic on a phone, as who works there', () => {
  const guarded = readGuardedPages();
  const payouts = guarded.filter(({ path }) => path.endsWith('/affiliate-dashboard/payouts'));
  expect(payouts.map(({ path, width, persona }) => [path, width, persona])).toEqual([
    ['/affiliate-dashboard/payouts', 1280, 'affiliate'],
    ['/ar/affiliate-dashboard/payouts', 360, 'affiliate'],
  ]);
  const shown = new Set(guarded.map(({ path }) => path));
  for (const path of ['/dashboard/calendar', '/admin', '/ar/admin/orders']) expect(shown).toContain(path);
});
