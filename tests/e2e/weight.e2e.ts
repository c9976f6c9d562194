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
