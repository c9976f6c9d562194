import { expect, people, test } from './site.ts';

test('an admin publishes a menu, and the open page of a visitor shows it', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/navigation');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await page
    .getByRole('row', { name: /Header English/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Header' })).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await visitor.goto('/');
  const links = visitor.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
  await expect(links).toHaveText(['Home', 'Pricing', 'About Us', 'Platform', 'Leaderboard', 'Contact', /^Affiliates/]);

  await page.bringToFront();
  const list = page.getByRole('grid', { name: 'Links' });
  await list.getByText('Leaderboard', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Rankings');
  await page.getByRole('button', { name: 'Move up' }).click();
  // The preview is the real page with the draft; a broken link blocks publishing.
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Rankings' }).first()).toBeAttached();
  await page.getByRole('textbox', { name: 'Leads to' }).fill('/rankings');
  await expect(page.getByText('No page of this site answers at /rankings.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Leads to' }).fill('/leaderboard');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Live, version 3')).toBeVisible();
  await expect(links).toHaveText(['Home', 'Pricing', 'About Us', 'Rankings', 'Platform', 'Contact', /^Affiliates/]);

  await page.getByRole('button', { name: 'Roll back' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(links.nth(3)).toHaveText('Platform');
});
