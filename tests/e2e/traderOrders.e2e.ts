import * as account from '@duneline/specs/messages/account';
import * as checkout from '@duneline/specs/messages/checkout';
import * as support from '@duneline/specs/messages/support';
import * as trader from '@duneline/specs/messages/trader';
import * as t from '@duneline/specs/messages/trader-orders';
import { errors } from '@duneline/specs/site';
import { changeAsService, openAs } from './affiliateArea.ts';
import { checkoutAddress, chooseCountry, chooseMethodAndTerms, order, price, readReceipt, simulated } from './checkout.ts';
import { expect, test } from './site.ts';
import { tabTo } from './tabTo.ts';

const { sentence: tooLate } = errors['order_not_returnable'] ?? { sentence: 'no sentence' };

test.describe('an evaluation', () => {
  // A return that comes too late is refused.
  test.use({ expectedErrors: [/409|cannot be returned any more/] });

  test('is bought, found among the orders, and returned by keyboard before its first trade', async ({ site, page }) => {
    await openAs(site, 'trader', checkoutAddress);
    await site.refuseCookies();
    await expect(page.getByText(/^You are signed in as/)).toBeVisible();
    await page.getByRole('textbox', { name: checkout.fullNameLabel }).fill('Tomás Ribeiro');
    await chooseCountry(page, 'Jordan');
    await chooseMethodAndTerms(page);
    await order(page, simulated.pay);
    const number = await readReceipt(page);
    await page.getByRole('link', { name: checkout.nextOrders }).click();
    await expect(page).toHaveURL('/dashboard/orders');
    const list = page.getByRole('table', { name: t.listTitle });
    await list.getByRole('link', { name: number }).click();
    await expect(page).toHaveURL(`/dashboard/orders/${number}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: checkout.receiptNumber({ number }) })).toBeVisible();

    await test.step('it is kept after a second thought', async () => {
      await tabTo(page, 'button', t.returnButton);
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog', { name: t.returnQuestion({ number }) });
      await expect(question.getByRole('button', { name: t.returnKeep })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(page.getByRole('button', { name: t.returnButton })).toBeFocused();
    });

    await test.step('it says why when its time is over meanwhile', async () => {
      await page.keyboard.press('Enter');
      await tabTo(page, 'button', t.returnConfirm({ amount: price }));
      await changeAsService(page, `orders?number=eq.${number}`, { paid_at: '2026-01-01T00:00:00Z' });
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('alert')).toContainText(tooLate);
      await dialog.getByRole('button', { name: t.returnKeep }).click();
      await expect(page.locator(':focus')).toContainText(tooLate);
      await changeAsService(page, `orders?number=eq.${number}`, { paid_at: new Date().toISOString() });
      await page.getByRole('button', { name: t.returnButton }).focus();
    });

    await test.step('it is returned, and says so where the focus is', async () => {
      await page.keyboard.press('Enter');
      await tabTo(page, 'button', t.returnConfirm({ amount: price }));
      await page.keyboard.press('Enter');
      const told = page.locator(':focus').filter({ hasText: t.returnedTitle });
      await expect(told).toBeVisible();
      await expect(page.getByText(checkout.refundReturned)).toBeVisible();
      await expect(page.getByRole('button', { name: t.returnButton })).toHaveCount(0);
    });

    await page.getByRole('link', { name: t.allOrders }).click();
    await expect(list.getByRole('row', { name: new RegExp(number) })).toContainText(checkout.receiptRefunded);
  });
});

test('a traded evaluation cannot be returned, and an unknown order is named as such', async ({ site, page }) => {
  await openAs(site, 'trader', '/dashboard/orders');
  await site.refuseCookies();
  const list = page.getByRole('table', { name: t.listTitle });
  await list
    .getByRole('row', { name: new RegExp(checkout.receiptPaid) })
    .last()
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: checkout.receiptDetails })).toBeVisible();
  await expect(page.getByRole('button', { name: t.returnButton })).toHaveCount(0);
  await expect(page.getByText(/^Before the first trade/)).toHaveCount(0);
  await changeAsService(page, 'orders?number=eq.10021', { status: 'failed', paid_at: null });
  await site.open('/dashboard/orders/10021');
  await expect(page.getByText(t.failedText)).toBeVisible();
  await expect(page.getByRole('link', { name: t.newOrder })).toHaveAttribute('href', '/checkout?tier=3&type=1-step');
  await site.open('/dashboard/orders/99999');
  await expect(page.getByText(t.missing)).toBeVisible();
});

test('a trader asks support, and finds the settings, without leaving the dashboard', async ({ site, page }) => {
  await openAs(site, 'trader', '/dashboard/support');
  await site.refuseCookies();
  const subject = 'Which platform has my login?';
  await tabTo(page, 'textbox', support.subject);
  await page.keyboard.type(subject);
  await page.keyboard.press('Tab');
  await page.keyboard.type('I cannot find the address of the server.');
  await page.getByRole('button', { name: support.send }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/support\/[0-9a-f-]{36}$/);

  const sections = page.getByRole('navigation', { name: trader.title });
  await sections.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByRole('heading', { name: account.accountTitle })).toBeVisible();
});
