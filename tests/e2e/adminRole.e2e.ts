import { expect, people, test } from './site.ts';

test('an admin whose role is taken while editing sees Access Denied at once, and the draft is kept', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/seo');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await page.getByRole('link', { name: '/pricing', exact: true }).first().click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Prices, typed before the role was taken');
  await expect(page.getByText('Draft saved')).toBeVisible();

  // Somebody with the service key takes the role.
  const other = await page.context().newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: 'Open the backend panel' }).click();
  const panel = other.getByRole('region', { name: 'Embedded backend' });
  await panel.getByRole('tab', { name: 'Tables' }).click();
  await panel.getByRole('combobox', { name: 'Table' }).selectOption('user_roles');
  const noor = '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01';
  await panel.getByRole('row').filter({ hasText: noor }).getByText(noor).click();
  await panel.getByRole('button', { name: 'Delete row' }).click();

  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(title).toHaveCount(0);

  // With the role back, the console opens again with the draft.
  await panel.getByRole('button', { name: 'Add row' }).click();
  await panel.getByRole('textbox', { name: 'user_id' }).fill(noor);
  await panel.getByRole('combobox', { name: 'role' }).selectOption('admin');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(title).toHaveValue('Prices, typed before the role was taken');
});
