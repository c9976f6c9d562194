import { changeAsService, openAs } from './affiliateArea.ts';
import { axeFindings, expect, test } from './site.ts';
import { tabTo } from './tabTo.ts';

test('payouts are decided one after the other, beside what they require, with the keyboard alone', async ({ site, page }) => {
  await openAs(site, 'admin', '/admin/payouts?status=requested');
  await site.refuseCookies();
  await page.getByRole('link', { name: '31016' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payout 31016, Khalid Salem' })).toBeVisible();
  const checks = page.getByRole('region', { name: 'Checks' });
  for (const words of ['Active', 'Enough', 'Confirmed', 'Not disputed']) await expect(checks).toContainText(words);
  await expect(page.getByRole('region', { name: 'Transfer' })).toContainText('Paid there before');

  const decision = page.getByRole('region', { name: 'Decision' });
  await page.keyboard.press('a');
  await expect(decision.getByRole('form').getByRole('button', { name: 'Approve' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(decision.getByText('Approved', { exact: true })).toBeVisible();
  await expect(decision.getByRole('link', { name: 'Next' })).toBeFocused();

  // The next one to approve, not the one that is to be sent.
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Payout 31017, Tomás Ribeiro' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transfer' })).toContainText('First payout');
  await page.keyboard.press('r');
  await expect(decision.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await tabTo(page, 'button', 'Another name');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Reject');
  await page.keyboard.press('Enter');
  await expect(decision.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(decision).toContainText('The name at the destination differs from the one on your document.');
  await expect(decision).toContainText('Nothing else waits for this decision.');
});

test.describe('a payout whose profit is lost while it is looked at', () => {
  test.use({ expectedErrors: [/409|The account no longer has this profit/] });
  test('is refused in words, and then cannot be approved anymore', async ({ site, page }) => {
    await openAs(site, 'admin', '/admin/payouts/31016');
    await site.refuseCookies();
    const checks = page.getByRole('region', { name: 'Checks' });
    await expect(checks).toContainText('Enough');
    const account = (await checks.getByRole('link').first().textContent()) ?? '';
    const decision = page.getByRole('region', { name: 'Decision' });
    await decision.getByRole('button', { name: 'Approve' }).click();
    await changeAsService(page, `trading_accounts?number=eq.${account}`, { balance_cents: 10_000_100 });
    await decision.getByRole('form').getByRole('button', { name: 'Approve' }).click();
    await expect(decision.getByRole('form')).toContainText('The account no longer has this profit');
    await expect(checks).toContainText('Too little');
    await decision.getByRole('button', { name: 'Cancel' }).click();
    await expect(decision.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await expect(decision).toContainText('It can be approved and paid once all checks pass.');
    await expect(decision.getByRole('button', { name: 'Reject' })).toBeEnabled();
  });
});
