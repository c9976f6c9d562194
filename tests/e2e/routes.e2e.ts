import { redirects, routes } from '@duneline/specs/site';
import { expect, test } from './site.ts';

for (const { path, title } of routes.filter(({ isPrerendered }) => isPrerendered)) {
  test(`${path} is prerendered with its title and becomes interactive without an error`, async ({ site, page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<h1[^>]*>\s*(?!<\/h1>)\S/);
    const response = await site.open(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
  });
}

for (const { from, to } of redirects) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(to);
  });
}

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/status of 404/] }); // logged by the browser itself
  test('answers 404 and offers ways on', async ({ site, page }) => {
    const response = await site.open('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveURL('/');
  });
});
