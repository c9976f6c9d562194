import * as t from '@duneline/specs/messages/checkout';
import { fillInOrder, openCheckout, order, press, price, readNumber, readReceipt, settle, simulated } from './checkout.ts';
import { clockJumpErrors, expect, test } from './site.ts';

test('a declined payment is tried again, and refused and then confirmed with 3-D Secure', async ({ site, page }) => {
  await openCheckout(site);
  await fillInOrder(page);
  await order(page, simulated.decline);
  await expect(page.getByText(t.reasonDeclined)).toBeVisible();

  await press(page, t.payAgain);
  await settle(page, simulated.challenge);
  await press(page, 'Refuse it');
  await expect(page.getByText(t.reasonRefused)).toBeVisible();

  await press(page, t.payAgain);
  await settle(page, simulated.challenge);
  await press(page, 'Confirm the payment');
  await readReceipt(page);
  await expect(page.getByRole('main')).toContainText(price);
});

test('a payment page that is left is found again, a slow confirmation is waited for, and the receipt is one printed page', async ({
  site,
  page,
}) => {
  await openCheckout(site);
  await fillInOrder(page);
  await order(page, simulated.abandon);
  await expect(page.getByText(t.payingTitle)).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.payingTitle)).toBeVisible();

  await press(page, t.otherMethod);
  await expect(page.getByRole('checkbox', { name: t.termsAccept })).toBeChecked();
  await order(page, simulated.slow);
  await expect(page.getByText(t.receiptWaiting)).toBeVisible();
  await readReceipt(page);
  await expect(page.getByRole('region', { name: t.refundTitle })).toBeVisible();

  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test.describe('when the clock jumps', () => {
  test.use({ expectedErrors: clockJumpErrors });

  test('a payment that is confirmed after the buyer has left the payment page leads to the receipt', async ({ site, page }) => {
    await page.clock.install();
    await openCheckout(site);
    await fillInOrder(page);
    await order(page, simulated.late);
    await expect(page.getByText(t.payingTitle)).toBeVisible();
    await page.clock.fastForward(21_000);
    await press(page, t.checkAgain);
    await readReceipt(page);
  });
});

test('pressing twice, ordering in two tabs and a confirmation that comes twice make one order, charged once', async ({
  site,
  page,
  context,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/functions/v1/checkout') sent += 1;
  });
  await openCheckout(site);
  await fillInOrder(page);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(other.getByRole('checkbox', { name: t.termsAccept })).toBeChecked();

  await page.getByRole('button', { name: /^Order and pay/ }).dblclick();
  await expect(page.getByRole('button', { name: simulated.pay })).toBeVisible();
  expect(sent).toBe(1);
  await press(other, /^Order and pay/);
  await expect(other.getByRole('button', { name: simulated.pay })).toBeVisible();
  expect(await readNumber(other)).toBe(await readNumber(page));

  await settle(page, simulated.duplicate);
  const number = await readReceipt(page);
  await settle(other, simulated.pay);
  expect(await readReceipt(other)).toBe(number);
});
