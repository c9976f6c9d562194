import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './site.ts';

type Row = Readonly<Record<string, string>>;

/** The cells of the site's CSV export, all of which are quoted. */
function readCsv(text: string): Row[] {
  const [heads = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
}

/** A page's own metadata for search engines. */
async function saidBy(request: APIRequestContext, address: string) {
  const response = await request.get(new URL(address).pathname);
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, found]) => found);
  return {
    status: response.status(),
    isNoindex: /<meta name="robots" content="noindex"/.test(head),
    canonical: all(/<link rel="canonical" href="([^"]+)"/g),
    hreflang: all(/<link rel="alternate" hrefLang="([^"]+)"/gi).join(' '),
    types: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
      .map((json) => (JSON.parse(json ?? '') as { '@type': string })['@type'])
      .join(' '),
  };
}

test('what /google-indexing says of every address is what the build offers', async ({ site, page, request }) => {
  await site.open('/google-indexing');
  await site.refuseCookies();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const rows = readCsv(await readFile(await (await download).path(), 'utf8'));
  await expect(page.getByRole('rowheader')).toHaveCount(rows.length);

  const sitemap = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => loc,
  );
  const robots = (await (await request.get('/robots.txt')).text()).split('\n');
  const listed: string[] = [];
  for (const row of rows) {
    const { path = '', state } = row;
    const canonicals = [row['canonical en'], row['canonical ar']].filter((one): one is string => Boolean(one));
    if (row['in sitemap'] === 'yes') listed.push(...canonicals);
    for (const canonical of canonicals) {
      expect.soft(await saidBy(request, canonical), canonical).toEqual({
        status: 200,
        isNoindex: state === 'noindex',
        canonical: [canonical],
        hreflang: row['hreflang'],
        types: row['types'],
      });
    }
    // "/admin" would block "/admin-login" as well; with "$" it is the page alone.
    const isBlocked = [path, `${path}$`].some((rule) => robots.includes(`Disallow: ${rule}`));
    expect.soft([path, isBlocked]).toEqual([path, state === 'blocked']);
    if (state === 'redirect') {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft([path, response.status(), response.headers().location]).toEqual([path, 302, row['leads to']]);
    }
  }
  expect(listed.toSorted()).toEqual(sitemap.toSorted());
});

test('on a phone an address is a line with its state, and unfolds to the rest', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await site.open('/google-indexing');
  await site.refuseCookies();
  const row = page.getByRole('row').filter({ hasText: '/copy-trading' }).first();
  await expect(row.getByText('Indexable')).toBeVisible();
  await expect(row.getByRole('link').first()).toBeHidden();
  await row.locator('summary').click();
  await expect(row.getByRole('link').first()).toBeVisible();
});

test('the list is cut down to a state, which the address keeps', async ({ site, page }) => {
  await site.open('/google-indexing');
  await site.refuseCookies();
  await page.getByText(/^Noindex \d+$/).click();
  await expect(page).toHaveURL('/google-indexing?state=noindex');
  await expect(page.getByRole('rowheader').filter({ hasText: '/checkout' })).toBeVisible();
  await expect(page.getByRole('rowheader').filter({ hasText: '/pricing' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('rowheader').filter({ hasText: '/pricing' })).toHaveCount(0);
});
