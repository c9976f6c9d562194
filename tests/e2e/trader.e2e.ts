import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const payouts = '/dashboard?view=payouts&account=700037';
const conditions = (page: Page) => page.getByRole('list', { name: 'What a payout needs' }).getByRole('listitem');
const requestButton = (page: Page) => page.getByRole('button', { name: 'Request payout' });

/** Goes on as another person of the same embedded backend. */
async function becomePersona(page: Page, persona: 'admin' | 'trader') {
  const panel = page.getByRole('region', { name: 'Embedded backend' });
  await expect(page.getByRole('button', { name: 'Open the backend panel' }).or(panel)).toBeVisible();
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Open the backend panel' }).click();
  await panel.getByRole('tab', { name: 'World' }).click();
  await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: persona, exact: true }).click()]);
}

/** Approves what waits in a row, and waits until the row is gone. */
async function approve(page: Page, row: RegExp) {
  const waiting = page.getByRole('row', { name: row });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(waiting).toBeHidden();
}

test('the first payout needs a document, and can be requested once an admin has approved it', async ({ site, page }) => {
  await site.open(`${payouts}&scenario=first-payout`);
  await site.refuseCookies();
  await expect(conditions(page).filter({ hasText: /^Not yet/ })).toHaveText([/Your first payout needs an identity check/]);
  await expect(requestButton(page)).toHaveCount(0);
  await page
    .getByLabel('Picture or PDF')
    .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await page.getByRole('button', { name: 'Send a document' }).click();
  await expect(conditions(page).filter({ hasText: /^Not yet/ })).toHaveText([/Your document is in review/]);

  await becomePersona(page, 'admin');
  await site.open('/admin/kyc?status=pending');
  await approve(page, /Tomás Ribeiro Passport/);

  await becomePersona(page, 'trader');
  await site.open(payouts);
  await expect(requestButton(page)).toBeVisible();
});

test.describe('a certificate', () => {
  // An id that was edited is refused; without a connection nothing is answered.
  test.use({ expectedErrors: [/422|ERR_FAILED|Failed to fetch|Failed to load/] });
  test('is verified by anybody, hides its holder, and fails when it is edited', async ({ site, page }) => {
    await site.open('/dashboard?view=certificates&scenario=payout-due');
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
