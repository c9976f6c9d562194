import { backendSpec } from '@duneline/specs/backend';
import * as t from '@duneline/specs/messages/checkout';
import { changeAsService, continueAs, leave, openAs } from './affiliateArea.ts';
import { checkoutAddress, fillInOrder, order, press, price, readReceipt, simulated } from './checkout.ts';
import { expect, people, test } from './site.ts';

test.describe('a coupon', () => {
  // Its first code is taken.
  test.use({ expectedErrors: [/status of 409|coupons_pkey/] });
  test('that is created lowers the price of an order, is listed with the order, and ends when it is switched off', async ({
    site,
    page,
  }) => {
    await openAs(site, 'admin', '/admin/coupons');
    await site.refuseCookies();
    await page.getByRole('button', { name: 'Create coupon' }).click();

    // What the database would refuse is said beside its field.
    const dialog = page.getByRole('dialog', { name: 'Create coupon' });
    await dialog.getByRole('button', { name: 'Create coupon' }).click();
    await expect(dialog.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Code' }).fill('dune10');
    await dialog.getByRole('textbox', { name: 'Discount on the fee, in percent' }).fill('25');
    await dialog.getByRole('button', { name: 'Create coupon' }).click();
    await expect(dialog.getByText('There is a coupon with this code already.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Code' }).fill('winter-25');
    await dialog.getByRole('textbox', { name: 'Usage limit' }).fill('5');
    await dialog.getByRole('button', { name: 'Create coupon' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/admin/coupons/WINTER-25');
    await expect(page.getByRole('heading', { level: 1, name: 'WINTER-25' })).toBeVisible();
    await expect(page).toHaveTitle(/^WINTER-25 \| Coupons \|/);
    const facts = page.getByRole('region', { name: 'Coupon', exact: true });
    await expect(facts.getByText('0 of 5')).toBeVisible();
    await expect(facts.getByText('Noor')).toBeVisible();

    // A visitor orders with it.
    await leave(page);
    await site.open(checkoutAddress);
    await expect(page.getByText(price).first()).toBeVisible();
    await page.getByText(t.couponQuestion).click();
    await page.getByRole('textbox', { name: t.couponLabel }).fill('winter-25');
    await press(page, t.couponApply);
    await expect(page.getByText(t.couponApplied({ code: 'WINTER-25' }))).toBeVisible();
    await fillInOrder(page);
    await expect(page.getByRole('button', { name: /^Order and pay \$74\.25/ })).toBeVisible();
    await order(page, simulated.pay);
    const number = await readReceipt(page);

    await continueAs(site, people.admin, '/admin/coupons/winter-25');
    await expect(facts.getByText('1 of 5')).toBeVisible();
    const orders = page.getByRole('region', { name: 'Orders with this coupon' });
    await expect(orders.getByText(/24\.75/)).toBeVisible();

    // The limit cannot fall below the uses.
    await page.getByRole('button', { name: 'Change' }).click();
    const change = page.getByRole('dialog', { name: 'Change WINTER-25' });
    await change.getByRole('textbox', { name: 'Usage limit' }).fill('0');
    await change.getByRole('textbox', { name: 'Expires on' }).fill('2001-01-01T00:00');
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(change.getByText('Enter a whole number, 1 or more.')).toBeVisible();
    await expect(change.getByText(/^Enter a time after /)).toBeVisible();
    await change.getByRole('textbox', { name: 'Usage limit' }).fill('1');
    await change.getByRole('textbox', { name: 'Expires on' }).fill('2999-12-31T23:59');
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(change).toBeHidden();
    await expect(facts.getByText('Limit reached')).toBeVisible();
    await expect(facts.getByText(/^Dec 31, 2999/)).toBeVisible();

    await page.getByRole('button', { name: 'Switch off' }).click();
    const question = page.getByRole('alertdialog', { name: 'Switch WINTER-25 off?' });
    await question.getByRole('button', { name: 'Switch off' }).click();
    await expect(question).toBeHidden();
    await expect(facts.getByText('Off', { exact: true })).toBeVisible();
    await orders.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  });
});

test('coupons are found by state and by whom they are for; whoever benefits from one cannot change it', async ({
  site,
  page,
}) => {
  await openAs(site, 'admin', '/admin/coupons?status=off');
  await site.refuseCookies();
  const table = page.getByRole('table', { name: 'Coupons' });
  await expect(table.getByRole('link', { name: 'TWOSTEP5' })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search by code' }).fill('leila');
  await expect(page.getByText('No row matches these filters')).toBeVisible();
  await site.open('/admin/coupons/LEILA10');
  await expect(page.getByRole('link', { name: 'LEILA', exact: true })).toHaveAttribute('href', /^\/admin\/affiliates\//);
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
  const noor = backendSpec.seed.rows['profiles']?.find(({ display_name }) => display_name === 'Noor Haddad');
  await changeAsService(page, 'coupons?code=eq.TWOSTEP5', { owner_id: noor?.['id'] });
  await site.open('/admin/coupons/TWOSTEP5');
  await expect(page.getByText('This coupon is yours')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toBeHidden();
  await site.open('/admin/coupons/NO-SUCH-ONE');
  await expect(page.getByText('There is no such coupon.')).toBeVisible();
});
