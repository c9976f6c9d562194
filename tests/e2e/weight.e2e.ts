import { expect, test } from './site.ts';

/** The text of every script that the page has loaded so far. */
async function loadedScripts(page: import('@playwright/test').Page) {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('.js') && name.includes('/assets/') ? [name] : [])),
  );
  const texts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  return texts.join('\n');
}

test('home loads neither XState nor React Aria before somebody acts', async ({ site, page }) => {
  await site.open('/');
  await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible(); // at rest
  const scripts = await loadedScripts(page);
  expect(scripts).toContain('react.dev/errors'); // it did look into them
  expect(scripts).not.toContain('xstate.init');
  expect(scripts).not.toContain('data-rac');
});

test("a page's code and what it was made with are there when the pointer has been on a link to it", async ({ site, page }) => {
  await site.open('/');
  await site.refuseCookies();
  const link = page.getByRole('navigation').first().getByRole('link', { name: 'Leaderboard' });
  const data = page.waitForResponse(/\/leaderboard$/);
  await expect(async () => {
    await page.mouse.move(0, 400);
    await link.hover();
    await data;
  }).toPass();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await link.click();
  await expect(page).toHaveURL('/leaderboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((url) => /\.route-|\/leaderboard$/.test(url))).toEqual([]);
});

test('home knows the files of no other page before it is at rest', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const first = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(first.length).toBeGreaterThan(3);
  const texts = await Promise.all(first.map(async (path) => (await request.get(path)).text()));
  expect(texts.join('').match(/[a-z-]+\.route-/g)).toBeNull();
});
