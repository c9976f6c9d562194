import { expect, test } from './site.ts';

const secretKey = 'sb_secret_duneline_embedded';

/**
 * Writes with the service key.
 * @returns the status
 */
function rename(page: import('@playwright/test').Page, table: string, title: string): Promise<number> {
  return page.evaluate(
    async ([path, body, key]) => {
      const headers = { apikey: key, 'content-type': 'application/json' };
      return (await fetch(path, { method: 'PATCH', headers, body })).status;
    },
    [`/rest/v1/${table}?route=eq.home`, JSON.stringify({ title }), secretKey] as const,
  );
}

test('an admin sees a toast when live content changes, and one toast for a burst', async ({ site, page }) => {
  await page.addInitScript(() => {
    const choice = { name: 'admin-at-work', summary: 'The admin is signed in.', persona: 'admin' };
    sessionStorage.setItem('duneline:scenario', JSON.stringify({ choice, isNew: true }));
  });
  await site.open('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  // The channel is joined shortly after the page loads; earlier changes are not reported.
  await expect(async () => {
    expect(await rename(page, 'seo_config', 'A title')).toBe(204);
    await expect(toast).toContainText('seo_config updated - Changes applied live!', { timeout: 1000 });
  }).toPass();
  await expect(toast).toContainText('Live Update Applied');
  await expect(toast).toHaveCount(0, { timeout: 10_000 });
  await rename(page, 'seo_config', 'Another title');
  await rename(page, 'seo_config', 'A third title');
  await expect(toast).toHaveText(/2 changes in all/);
  await expect(toast).toHaveCount(1);
});
