import * as t from '@duneline/specs/messages/checkout';
import { changeAsService } from './affiliateArea.ts';
import { fillInOrder, openCheckout, order, press, simulated } from './checkout.ts';
import { expect, test } from './site.ts';

test('what is taken out of the order does not come back with a reload', async ({ site, page }) => {
  await site.open('/pricing?ref=LEILA&coupon=LEILA10');
  await site.refuseCookies();
  const main = page.getByRole('main');
  await main
    .getByRole('checkbox', { name: /weekly/i })
    .first()
    .check({ force: true });
  await main.locator('a[href^="/checkout"]').first().click();
  const weekly = page.getByRole('checkbox', { name: /weekly/i });
  await expect(weekly).toBeChecked();
  await expect(page.getByText(t.couponApplied({ code: 'LEILA10' }))).toBeVisible();
  await weekly.uncheck({ force: true });
  await press(page, t.couponRemove);
  await expect(page.getByText(t.couponQuestion)).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.couponQuestion)).toBeVisible();
  await expect(weekly).not.toBeChecked();
  // The sale still counts for the affiliate.
  await fillInOrder(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/functions/v1/checkout'));
  await order(page, simulated.pay);
  expect((await sent).postDataJSON()).toMatchObject({ affiliate: 'LEILA', coupon: null, addOns: [] });
});

test.describe('a size that is no longer sold', () => {
  test.use({ expectedErrors: [/404/] });

  test('says so beside the price, and cannot be ordered', async ({ site, page }) => {
    await openCheckout(site);
    await changeAsService(page, 'programs?id=eq.1-step', { is_available: false });
    await page.reload();
    await expect(page.getByRole('complementary', { name: t.summaryLabel }).getByRole('alert')).toContainText(t.quoteRefusedTitle);
    await expect(page.getByRole('button', { name: /^Order and pay/ })).toBeDisabled();
  });
});
