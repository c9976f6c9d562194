import * as t from '@duneline/specs/messages/checkout';
import type { Page } from '@playwright/test';
import { changeAsService, decideOpenRecord, decideRow } from './affiliateArea.ts';
import { checkoutAddress } from './checkout.ts';
import { expect, people, test } from './site.ts';
import { becomePersona, choose, payouts, requestButton, reviewButton, tracker } from './traderArea.ts';

const methods = [
  {
    method: 'Bank',
    field: 'IBAN',
    wrong: 'PT50 0002 0123 1234 5678 9015 5',
    problem: 'This IBAN is not valid.',
    right: 'PT50 0002 0123 1234 5678 9015 4',
    shown: 'Tomás Ribeiro, PT50 0002 0123 1234 5678 9015 4',
    written: 'Tomás Ribeiro, PT50000201231234567890154',
  },
  {
    method: 'UPI',
    field: 'UPI address',
    wrong: 'tomas.ribeiro',
    problem: 'A UPI address looks like name@bank.',
    right: 'tomas.ribeiro@okaxis',
    shown: 'tomas.ribeiro@okaxis',
    written: 'tomas.ribeiro@okaxis',
  },
  {
    method: 'Crypto',
    field: 'Wallet address',
    // One letter of the checksum is wrong.
    wrong: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T',
    problem: 'This is not a valid address on the chosen network.',
    right: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    shown: 'USDT-TRC20 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    written: 'USDT-TRC20 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  },
] as const;

for (const { method, field, wrong, problem, right, shown, written } of methods) {
  test(`${method}: a payout is reviewed, requested, approved and paid, and the next one can go to the same place`, async ({
    site,
    page,
  }) => {
    await site.open(`${payouts}&scenario=payout-due`);
    await site.refuseCookies();
    await choose(page, method);
    if (method === 'Bank') await page.getByRole('textbox', { name: 'Account holder' }).fill('Tomás Ribeiro');
    const destination = page.getByRole('textbox', { name: field });
    await test.step('what is wrong is named', async () => {
      await destination.fill(wrong);
      await reviewButton(page).click();
      await expect(page.getByRole('region', { name: 'Check these fields' })).toContainText(problem);
    });
    await destination.fill(right);
    const amountField = page.getByRole('textbox', { name: 'Amount you receive' });
    const amount = await amountField.inputValue();
    const goesTo = `${method}: ${shown}`;
    await test.step('what is reviewed can be changed', async () => {
      await reviewButton(page).click();
      await expect(page.getByRole('heading', { name: 'Review your payout' })).toBeFocused();
      await expect(page.getByRole('definition').filter({ hasText: amount })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: goesTo })).toBeVisible();
      await page.getByRole('button', { name: 'Change' }).click();
      await expect(amountField).toBeFocused();
      await expect(destination).toHaveValue(right);
    });
    await reviewButton(page).click();
    await requestButton(page).click();
    await expect(tracker(page).locator('[aria-current=step]')).toContainText('Requested');
    await expect(page.getByRole('heading', { name: 'Your payout is on its way' })).toBeFocused();
    await expect(page.getByText(goesTo)).toBeVisible();

    await becomePersona(page, 'admin');
    await site.open('/admin/payouts?status=requested');
    await decideRow(page, /Tomás Ribeiro/, { action: 'Approve', status: 'Approved' });
    await decideOpenRecord(page, { action: 'Mark as paid', status: 'Paid' });

    await becomePersona(page, 'trader');
    await site.open(payouts);
    await page.locator('summary').filter({ hasText: amount }).filter({ hasText: 'Paid' }).click();
    await expect(page.getByText(written)).toBeVisible();
    await expect(page.getByText('Receipt number')).toBeVisible();

    await test.step('the next payout goes to the same place', async () => {
      const profit = { balance_cents: 1_040_000, equity_cents: 1_040_000, next_payout_at: '2026-01-02T09:00:00Z' };
      await changeAsService(page, 'trading_accounts?number=eq.700037', profit);
      await expect(page.getByRole('radio', { name: goesTo })).toBeChecked();
      await reviewButton(page).click();
      await expect(page.getByRole('definition').filter({ hasText: goesTo })).toBeVisible();
      await requestButton(page).click();
      await expect(tracker(page).locator('[aria-current=step]')).toContainText('Requested');
    });
  });
}

test('a rejected payout says why while the page is open, and can be requested again', async ({ site, page }) => {
  await site.open(`${payouts}&scenario=payout-due`);
  await site.refuseCookies();
  await choose(page, 'UPI');
  await page.getByRole('textbox', { name: 'UPI address' }).fill('tomas.ribeiro@okaxis');
  await reviewButton(page).click();
  await requestButton(page).click();
  await expect(tracker(page)).toBeVisible();
  const reason = 'The UPI address belongs to somebody else.';
  await changeAsService(page, 'payouts?destination=eq.tomas.ribeiro@okaxis', { status: 'rejected', reject_reason: reason });
  const request = page.getByRole('region', { name: 'Request a payout' });
  await expect(request.getByText(reason)).toBeVisible();
  // What was typed went with the request, and a destination that was refused is not offered.
  await choose(page, 'UPI');
  await expect(page.getByRole('textbox', { name: 'UPI address' })).toHaveValue('');
  await expect(page.getByRole('radio', { name: /okaxis/ })).toHaveCount(0);
});

test.describe('a session that ends while a payout is typed', () => {
  test.use({ expectedErrors: [/400|Refresh token is not valid|Nobody is signed in/] });
  test('leads back to the form, which has kept what was typed', async ({ site, page }) => {
    await site.open(`${payouts}&scenario=payout-due`);
    await site.refuseCookies();
    await choose(page, 'UPI');
    await page.getByRole('textbox', { name: 'UPI address' }).fill('tomas.ribeiro@okaxis');
    await page.getByRole('textbox', { name: 'Amount you receive' }).fill('60');
    await page.getByRole('textbox', { name: 'Amount you receive' }).blur();
    await page.evaluate(endSession);
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await site.signIn(people.trader);
    await expect(page).toHaveURL(/\/dashboard\/payouts\?account=700037/);
    await expect(page.getByRole('textbox', { name: 'UPI address' })).toHaveValue('tomas.ribeiro@okaxis');
    await expect(page.getByRole('textbox', { name: 'Amount you receive' })).toHaveValue('$60.00');
  });
});

/** Runs in the page: the session has expired, and the server rejects its refresh token. */
function endSession() {
  const session = JSON.parse(localStorage.getItem('duneline:session') ?? '{}') as object;
  localStorage.setItem('duneline:session', JSON.stringify({ ...session, expires_at: 1, refresh_token: 'revoked' }));
}

test('after signing out nothing that the person typed stays in any tab', async ({ site, page }) => {
  const [holder, iban, buyer] = ['Tomás R. Holder', 'PT50 0002 0123 1234 5678 9015 4', 'Tomás R. Buyer'];
  const stored = (tab: Page) => tab.evaluate(() => [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join());
  await site.open(`${payouts}&scenario=payout-due`);
  await site.refuseCookies();
  const [shop, second] = [await page.context().newPage(), await page.context().newPage()];
  await shop.goto(checkoutAddress);
  await shop.getByRole('textbox', { name: t.fullNameLabel }).fill(buyer);
  await expect.poll(() => stored(shop)).toContain(buyer);
  await second.goto(`${payouts}&scenario=payout-due`);
  for (const tab of [page, second]) {
    await choose(tab, 'Bank');
    await tab.getByRole('textbox', { name: 'Account holder' }).fill(holder);
    await tab.getByRole('textbox', { name: 'IBAN' }).fill(iban);
    await expect.poll(() => stored(tab)).toContain(iban);
  }

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  for (const tab of [page, shop, second]) {
    await expect.poll(() => stored(tab)).not.toMatch(new RegExp([holder, iban, buyer].join('|')));
  }
});
