import { routes } from '@duneline/specs/site';
import { expect, test } from './site.ts';

test('the map leads to every page that is a file, to every article, and to nothing that is not there', async ({
  page,
  request,
}) => {
  await page.goto('/sitemap');
  const main = page.getByRole('main');
  const paths = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)).map(({ pathname }) => pathname));
  for (const { path } of routes.filter(({ isPrerendered }) => isPrerendered)) expect(paths).toContain(path);
  expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(12);
  for (const path of new Set(paths)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([200, 302], path).toContain(response.status());
  }
});

test('the parts of the site are reached from the drawing', async ({ site, page }) => {
  await site.open('/sitemap');
  await site.refuseCookies();
  await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name: 'Affiliates' }).click();
  await expect(page).toHaveURL('/sitemap#affiliates');
  await expect(page.getByRole('heading', { name: 'Affiliates' })).toBeInViewport();
});

test('the notices name the third-party code and fonts that the site ships, with their licenses', async ({ request }) => {
  const text = await (await request.get('/third-party-notices.txt')).text();
  for (const name of ['react', 'react-dom', 'react-router', 'react-aria-components', 'xstate', '@supabase/auth-js', 'papaparse'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
