import * as admin from '@duneline/specs/messages/admin-business';
import * as area from '@duneline/specs/messages/affiliate-area';
import * as earnings from '@duneline/specs/messages/affiliate-earnings';
import * as ledger from '@duneline/specs/messages/affiliate-ledger';
import * as payouts from '@duneline/specs/messages/affiliate-payouts';
import * as payoutRequest from '@duneline/specs/messages/payout-request';
import * as tools from '@duneline/specs/messages/affiliate-tools';
import * as kyc from '@duneline/specs/messages/trader-payouts';
import { affiliate, catalogue } from '@duneline/specs/site';
import {
  applicant,
  approveDocument,
  changeAsService,
  continueAs,
  decideOpenRecord,
  decideRow,
  leave,
  openAs,
  createPdf,
} from './affiliateArea.ts';
import { fillInOrder, order, press, readReceipt, simulated } from './checkout.ts';
import { newestMail, typeCode } from './mailbox.ts';
import { expect, people, test } from './site.ts';

const { tiers } = catalogue.programs.find(({ id }) => id === catalogue.defaultProgram)!;
const sale = tiers.at(-1)!;
const commission = `$${((sale.priceCents * affiliate.tiers[0].commissionPercent) / 10_000).toFixed(2)}`;

test('a rejected payout is available again while the page is open, and can be requested again', async ({ site, page }) => {
  await openAs(site, 'affiliate', '/affiliate-dashboard/payouts');
  await site.refuseCookies();
  await expect(page.getByText(/^A payout needs/)).toBeVisible();
  await changeAsService(page, 'affiliate_payouts?status=eq.requested&amount_cents=eq.5000', {
    status: 'rejected',
    reason: 'The account is closed.',
  });
  await press(page, payoutRequest.review);
  await expect(page.getByRole('heading', { name: payoutRequest.reviewTitle })).toBeFocused();
  await press(page, payoutRequest.edit);
  await expect(page.getByRole('textbox', { name: payouts.amount })).toBeFocused();
  await press(page, payoutRequest.review);
  await press(page, payoutRequest.submit);
  await expect(page.getByText(/^A payout needs/)).toBeVisible();
});

test('from the application to the commission that is paid out', async ({ site, page }) => {
  test.slow(); // Signs in seven times.
  await site.open('/affiliate-signup');
  await site.refuseCookies();
  await page.getByLabel('Your name').fill(applicant.name);
  await page.getByRole('textbox', { name: /e-mail/i }).fill(applicant.email);
  await page.locator('input[type=password]').fill(applicant.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await typeCode(page, (await newestMail(page)).code);

  await expect(page.getByRole('heading', { level: 1, name: area.becomeTitle })).toBeVisible();
  await page.getByRole('textbox', { name: area.applyName }).fill(applicant.name);
  await page.getByRole('textbox', { name: area.applyAudience }).fill('A channel on risk, 3,000 people, in Arabic.');
  await page.getByRole('textbox', { name: area.applyCode }).fill('AMIRA77');
  await press(page, area.applySend);
  await expect(page.getByText(area.termsNeeded)).toBeVisible();
  await page.getByRole('checkbox', { name: area.applyTerms }).check({ force: true });
  await press(page, area.applySend);
  await expect(page.getByText(area.reviewTitle)).toBeVisible();

  await continueAs(site, people.admin, '/admin/affiliates?status=pending');
  await decideRow(page, /AMIRA77/, { action: admin.approve, status: admin.affiliateActive });

  await continueAs(site, applicant, '/affiliate-dashboard/tools');
  await expect(page.getByText(area.reviewTitle)).toBeHidden();
  await page.getByRole('textbox', { name: tools.name }).fill('Channel');
  await page.getByRole('textbox', { name: tools.source }).fill('youtube');
  await page.getByRole('textbox', { name: tools.medium }).fill('video');
  await page.getByRole('textbox', { name: tools.campaign }).fill('spring');
  await press(page, tools.save);
  const address = new URL(await page.getByRole('textbox', { name: tools.addressOf({ name: 'Channel' }) }).inputValue());
  expect(address.searchParams.get('ref')).toMatch(/^AMIRA77-/);

  await leave(page);
  await site.open(address.pathname + address.search);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('referral'))).toContain('AMIRA77');
  await site.open(`/checkout?tier=${tiers.length}&type=${catalogue.defaultProgram}`);
  await fillInOrder(page);
  await order(page, simulated.pay);
  await readReceipt(page);

  await continueAs(site, applicant, '/affiliate-dashboard/earnings');
  const row = page.getByRole('row', { name: new RegExp(commission.replaceAll(/[$.]/g, String.raw`\$&`)) });
  await expect(row).toContainText(earnings.held);

  // Skips the refund period.
  await changeAsService(page, 'affiliate_commissions?status=eq.pending', { earned_at: '2026-01-02T08:00:00Z' });

  await site.open('/affiliate-dashboard/kyc');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: createPdf(20_000) });
  await press(page, kyc.sendDocument);
  await expect(page.getByText(kyc.stateReviewing).first()).toBeVisible();

  await continueAs(site, people.admin, '/admin/kyc?status=pending');
  await approveDocument(page, new RegExp(applicant.name), admin.kycPassport, applicant.name);

  await continueAs(site, applicant, '/affiliate-dashboard/payouts');
  await page.getByRole('radio', { name: 'UPI' }).check({ force: true });
  await page.getByRole('textbox', { name: payouts.vpa }).fill('amira@okaxis');
  await press(page, payouts.saveMethod);
  const amount = page.getByRole('textbox', { name: payouts.amount });
  await expect(amount).toHaveValue(new RegExp(String(Number(commission.slice(1)))));
  // A live region is emptied before it speaks again, which the page's headers must allow.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await amount.press(key);
  await expect(page.locator('[data-live-announcer] [aria-live=assertive]')).not.toBeEmpty();
  await amount.fill(commission.slice(1));
  await press(page, payoutRequest.review);
  await expect(page.getByRole('definition').filter({ hasText: 'UPI: amira@okaxis' })).toBeVisible();
  await press(page, payoutRequest.submit);
  const history = page.getByRole('table', { name: payouts.history });
  await expect(history.getByRole('cell', { name: payouts.requested, exact: true })).toBeVisible();

  await continueAs(site, people.admin, '/admin/affiliate-payouts?status=requested');
  await decideRow(page, /AMIRA77/, { action: admin.approve, status: admin.payoutApproved });
  const reference = { field: admin.payoutReference, value: 'TR-2026-77' };
  await decideOpenRecord(page, { action: admin.markPaid, status: admin.payoutPaid, text: reference });

  await continueAs(site, applicant, '/affiliate-dashboard/payouts');
  await expect(history.getByRole('cell', { name: payouts.paid, exact: true })).toBeVisible();
  await expect(history).toContainText('TR-2026-77');
  await site.open('/affiliate-dashboard/earnings');
  await row.getByRole('button').click();
  await expect(page.getByText(ledger.paidPayout, { exact: true })).toBeVisible();
});
