import type { Page } from '@playwright/test';
import { approveDocument, createPdf } from './affiliateArea.ts';
import { expect, test } from './site.ts';
import { becomePersona, payouts, reviewButton } from './traderArea.ts';

const conditions = (page: Page) => page.getByRole('list', { name: 'What a payout needs' }).getByRole('listitem');

test('the first payout needs a document, and can be requested once an admin has approved it', async ({ site, page }) => {
  await site.open(`${payouts}&scenario=first-payout`);
  await site.refuseCookies();
  await expect(conditions(page).filter({ hasText: /^Not yet/ })).toHaveText([/Your first payout needs an identity check/]);
  await expect(reviewButton(page)).toHaveCount(0);
  await page
    .getByLabel('Picture or PDF')
    .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: createPdf(2000) });
  await page.getByRole('button', { name: 'Send a document' }).click();
  await expect(conditions(page).filter({ hasText: /^Not yet/ })).toHaveText([/Your document is in review/]);

  await becomePersona(page, 'admin');
  await site.open('/admin/kyc?status=pending');
  await approveDocument(page, /Passport Tomás Ribeiro/, 'Passport', 'Tomás Ribeiro');

  await becomePersona(page, 'trader');
  await site.open(payouts);
  await expect(reviewButton(page)).toBeVisible();
});

test.describe('a certificate', () => {
  // An edited id is rejected; without a connection there is no result.
  test.use({ expectedErrors: [/422|ERR_FAILED|Failed to fetch|Failed to load/] });
  test('is verified by anybody, hides its holder, and fails when it is edited', async ({ site, page }) => {
    await site.open('/dashboard/certificates?scenario=payout-due');
    await site.refuseCookies();
    const open = page.getByRole('link', { name: 'Open certificate' }).first();
    const address = (await open.getAttribute('href')) ?? '';
    const name = page.getByRole('switch', { name: /^Show my name on certificate/ }).first();
    await expect(name).toBeChecked();
    await name.uncheck({ force: true });
    await expect(page.getByText('Your name is hidden on this certificate.')).toBeVisible();
    await open.click();
    await expect(page.getByText('This certificate is genuine')).toBeVisible();
    await expect(page.getByText('Name hidden by the holder')).toBeVisible();

    const edited = address.replace(/\d\d(?=\.\d{4}-\d\d-\d\d)/, '99');
    expect(edited).not.toBe(address);
    await site.open(edited);
    await expect(page.getByText('This certificate is not genuine')).toBeVisible();

    await test.step('offline, with the key that the browser has kept', async () => {
      await site.open(`${address}&scenario=offline`);
      await expect(page.getByText('The signature is genuine')).toBeVisible();
      await site.open(edited);
      await expect(page.getByText('This certificate is not genuine')).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what may still be lost today is in the first screen', async ({ site, page }) => {
    await site.open('/dashboard?scenario=payout-due');
    await site.refuseCookies();
    const limits = page.getByRole('region', { name: 'Limits today' });
    await expect(limits.getByText('Daily loss')).toBeInViewport();
    await expect(limits.getByText('Maximum loss')).toBeInViewport();
    await expect(limits.getByText(/used|of profit/).last()).toBeInViewport();
  });

  test('the payouts open with the account that has the profit', async ({ site, page }) => {
    await site.open('/dashboard/payouts?scenario=payout-due');
    await expect(page.getByRole('heading', { level: 1, name: '10K funded account' })).toBeVisible();
  });
});
