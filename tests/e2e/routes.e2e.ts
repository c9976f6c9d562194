import { redirects } from '@duneline/specs/site';
import { expect, test } from './site.ts';

for (const { from, to } of redirects) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(to);
  });
}

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/status of 404/] }); // Logged by the browser.
  test('answers 404 and offers ways on', async ({ site, page }) => {
    const response = await site.open('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveURL('/');
  });
});
