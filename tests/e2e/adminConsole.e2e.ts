import sharp from 'sharp';
import { approveDocument } from './affiliateArea.ts';
import { expect, people, test } from './site.ts';

test('an admin repairs, publishes and rolls back a theme, and visitors see each step', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/theme');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await expect(page.getByRole('heading', { level: 1, name: 'Theme' })).toBeVisible();
  await expect(page.getByText('Live, version 1')).toBeVisible();

  // Insufficient contrast blocks publishing, and the nearest accessible color is suggested.
  const muted = page.getByRole('textbox', { name: 'Muted' });
  await muted.fill('#7A7468');
  await muted.blur();
  await expect(page.getByText('Draft, one change')).toBeVisible();
  await expect(page.getByText('2 of 6 too low')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.getByRole('button', { name: /^Use #/ }).click();
  await expect(page.getByText('All pairs pass')).toBeVisible();
  const chosen = await muted.inputValue();

  // The preview is the real page with the draft; visitors still see the published theme.
  const mutedOf = (root: HTMLElement) => getComputedStyle(root).getPropertyValue('--color-muted').trim().toUpperCase();
  await expect
    .poll(() => page.frameLocator('iframe').locator('html').evaluate(mutedOf), { message: 'the preview shows the draft' })
    .toBe(chosen);

  // Without color, the preview is gray.
  await page.getByRole('button', { name: /Color vision/ }).click();
  await page.getByRole('option', { name: /achromatopsia/ }).click();
  const shown = await sharp(await page.getByTitle('The site with this draft').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const isGray = shown.every((value, index) => index % 3 === 0 || Math.abs(value - (shown[index - 1] ?? 0)) <= 2);
  expect(isGray).toBe(true);

  // The draft survives a reload.
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(muted).toHaveValue(chosen);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Live, version 2')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  await expect.poll(() => visitor.locator('html').evaluate(mutedOf)).toBe(chosen);

  await page.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('Live, version 3')).toBeVisible();
  await visitor.reload();
  await expect.poll(() => visitor.locator('html').evaluate(mutedOf)).toBe('#B3AC9F');

  // Each step is in the audit log with the admin's name.
  await page.getByRole('link', { name: 'Audit log' }).first().click();
  await expect(page.getByRole('row', { name: /Noor Haddad published the theme/ })).toHaveCount(2);
});

test('an admin rejects a payout with a reason and approves an identity document', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/payouts?status=requested');
  await site.signIn(people.admin);
  await page
    .getByRole('row', { name: /Khalid Salem/ })
    .getByRole('link', { name: '31016' })
    .click();
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('button', { name: 'Reject' }).click();
  const send = decision.getByRole('form').getByRole('button', { name: 'Reject' });
  await send.click();
  await expect(decision.getByText('Enter a reason. The person will read it.')).toBeVisible();
  await decision.getByRole('textbox', { name: 'Reason' }).fill('The bank returned the transfer.');
  await send.click();
  await expect(decision.getByText('Rejected', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All payouts' }).click();
  await page.getByRole('radio', { name: 'Rejected' }).click({ force: true });
  await expect(page).toHaveURL(/status=rejected/);
  await expect(page.getByRole('row', { name: /31016/ })).toContainText('Rejected');

  await site.open('/admin/kyc?status=pending');
  await approveDocument(page, /Kwame Mensah/, 'Identity card', 'Kwame Mensah');
  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(page.getByRole('row', { name: /Elif Aydın/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Kwame Mensah/ })).toBeHidden();
});

test('what was typed just before an editor is left is kept, whichever way leads out of it', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/seo');
  await site.signIn(people.admin);
  await site.refuseCookies();
  const title = page.getByRole('textbox', { name: 'Title' });
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: '/about', exact: true }) })
    .first();
  const open = () => row.getByRole('link', { name: '/about', exact: true }).click();
  await expect(row).toContainText('Live, version 1');

  await open();
  await title.fill('Typed before the link back');
  await page.getByRole('main').getByRole('link', { name: 'All pages' }).click();
  await expect(row).toContainText('Unpublished draft');
  await open();
  await expect(title).toHaveValue('Typed before the link back');

  await title.fill('Typed before going back');
  await page.goBack();
  await expect(title).toBeHidden();
  await open();
  await expect(title).toHaveValue('Typed before going back');

  await title.fill('Typed before another section');
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveValue('Typed before another section');

  await title.fill('Typed before a reload');
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
});
