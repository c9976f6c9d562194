import { expect, people, test } from './site.ts';

test('who opens a payout, a menu or the theme sees that it is open elsewhere, until it is left there', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/payouts/31016');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await expect(page.getByRole('heading', { level: 1, name: 'Payout 31016, Khalid Salem' })).toBeVisible();
  const notice = page.getByText('You have this open in another window');
  await expect(notice).toBeHidden();
  const other = await page.context().newPage();
  await other.goto('/admin/payouts/31016');
  await expect(other.getByText('You have this open in another window')).toBeVisible();
  await expect(notice).toBeVisible();
  await other.getByRole('link', { name: 'All payouts' }).click();
  await expect(notice).toBeHidden();

  await page.goto('/admin/navigation');
  const menu = page.getByRole('row').getByRole('link').first();
  const address = (await menu.getAttribute('href')) ?? '';
  await menu.click();
  await other.goto(address);
  await expect(notice).toBeVisible();
  await other.goto('/admin/theme');
  await expect(notice).toBeHidden();
  await page.goto('/admin/theme');
  await expect(notice).toBeVisible();
  await other.close();
  await expect(notice).toBeHidden();
});
