import { expect, people, test } from './site.ts';

test('a visitor is asked to sign in, and comes back to the dashboard', async ({ site, page }) => {
  await site.open('/dashboard');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
});

test('a trader sees what is left of the limits, and where each account is in its life', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=%2Fdashboard');
  await site.signIn(people.trader);
  await expect(page.getByRole('meter', { name: 'Maximum loss' })).toBeAttached();
  const life = page.getByRole('group', { name: 'The life of an account, from its evaluation to its end' });
  await expect(life.getByText('funded', { exact: true }).first()).toBeVisible();
  const accounts = page.getByRole('radio');
  await expect(accounts.nth(1)).toBeAttached();
  const before = await page
    .getByText(/^\$[\d,.]+$/)
    .first()
    .innerText();
  await accounts.nth(1).check({ force: true });
  await expect(page.getByText(/^\$[\d,.]+$/).first()).not.toHaveText(before);
});
