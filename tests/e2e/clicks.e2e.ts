// How many clicks the commonest tasks take. Text is typed, and Tab leads from field to field.
import * as affiliate from '@duneline/specs/messages/affiliate';
import * as area from '@duneline/specs/messages/affiliate-area';
import * as tools from '@duneline/specs/messages/affiliate-tools';
import * as t from '@duneline/specs/messages/checkout';
import * as person from '@duneline/specs/messages/person';
import type { Page } from '@playwright/test';
import { openAs } from './affiliateArea.ts';
import { buyer, chooseCountry, order, readReceipt, simulated } from './checkout.ts';
import { newestMail, typeCode } from './mailbox.ts';
import { expect, people, test } from './site.ts';
import { tabTo } from './tabTo.ts';

/** Counts presses of the pointer from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const count = () =>
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem('clicks', `${Number(sessionStorage.getItem('clicks')) + 1}`);
      },
      true,
    );
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}

async function type(page: Page, ...texts: readonly string[]) {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

test('a guest pays in eight clicks from the price page, with a click into each field', async ({ site, page }) => {
  await site.open('/pricing');
  await site.refuseCookies();
  const clicks = await countClicks(page);
  await page.getByRole('main').locator('a[href^="/checkout"]').first().click();
  await page.getByRole('textbox', { name: t.emailLabel }).click();
  await page.keyboard.type(buyer.email);
  await page.getByRole('textbox', { name: t.fullNameLabel }).click();
  await page.keyboard.type(buyer.fullName);
  await page.getByRole('combobox', { name: t.countryLabel }).click();
  await chooseCountry(page, buyer.country);
  await page.getByRole('radiogroup', { name: t.methodLabel }).locator('label', { hasText: 'PayPal' }).click();
  await page.getByText(t.termsAccept).click();
  await order(page, simulated.pay);
  await readReceipt(page);
  expect(await clicks()).toBe(8);
});

test('a guest is on the dashboard in ten clicks from the price page, with an add-on and a coupon', async ({ site, page }) => {
  await site.open('/pricing');
  await site.refuseCookies();
  const clicks = await countClicks(page);
  await page.getByRole('main').locator('a[href^="/checkout"]').first().click();
  await page.getByText(/^Weekly payouts, /).click();
  await page.getByText(t.couponQuestion).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('LEILA10');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.couponApplied({ code: 'LEILA10' }))).toBeVisible();
  await page.getByRole('textbox', { name: t.emailLabel }).click();
  await type(page, buyer.email, buyer.fullName);
  await chooseCountry(page, buyer.country);
  await page.getByRole('radiogroup', { name: t.methodLabel }).locator('label', { hasText: 'PayPal' }).click();
  await page.getByText(t.termsAccept).click();
  await order(page, simulated.pay);
  await readReceipt(page);
  await page.getByRole('link', { name: t.nextCreate }).click();
  await page.getByLabel('Your name').click();
  await page.keyboard.type(buyer.fullName);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('a long walk over dunes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  // The mail is read elsewhere, and its code is typed.
  expect(await clicks()).toBe(10);
  await typeCode(page, (await newestMail(page)).code);
  await expect(page).toHaveURL('/dashboard');
});

test('a trader sees in two clicks from the home page what may be lost today', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=/');
  await site.refuseCookies();
  await site.signIn(people.trader);
  const clicks = await countClicks(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: person.accountMenu({ address: people.trader.email }) })
    .click();
  await page.getByRole('menuitem', { name: person.traderDashboard }).click();
  await expect(page.getByRole('region', { name: 'Limits today' }).locator('data').first()).toBeVisible();
  expect(await clicks()).toBe(2);
});

test('a payout by UPI is reviewed and requested in four clicks from the dashboard', async ({ site, page }) => {
  await site.open('/dashboard?scenario=payout-due');
  await site.refuseCookies();
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Payouts', exact: true }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Review payout' }) });
  await form.getByText('UPI', { exact: true }).click();
  await tabTo(page, 'textbox', 'UPI address');
  await page.keyboard.type('tomas.ribeiro@okaxis');
  await page.getByRole('button', { name: 'Review payout' }).click();
  await page.getByRole('button', { name: 'Request payout' }).click();
  await expect(page.getByRole('region', { name: 'Your payout is on its way' })).toBeVisible();
  expect(await clicks()).toBe(4);
});

test('whoever is signed in applies as an affiliate in three clicks from any page', async ({ site, page }) => {
  await openAs(site, 'trader', '/about');
  await site.refuseCookies();
  const clicks = await countClicks(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Affiliate program' }).click();
  await page.getByRole('main').getByRole('link', { name: affiliate.signUp }).first().click();
  await page.getByRole('textbox', { name: area.applyName, exact: true }).click();
  await type(page, 'Tomás Ribeiro', 'A newsletter on gold, 4,000 readers');
  await tabTo(page, 'checkbox', area.applyTerms);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', area.applySend);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(await clicks()).toBe(3);
});

test('an affiliate has a link with its QR code in three clicks from the dashboard', async ({ site, page }) => {
  await openAs(site, 'affiliate', '/affiliate-dashboard');
  await site.refuseCookies();
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Tools', exact: true }).click();
  await page.getByRole('textbox', { name: tools.name, exact: true }).click();
  await page.keyboard.type('Spring');
  await tabTo(page, 'textbox', tools.source);
  await type(page, 'youtube', 'video', 'spring-2026');
  await tabTo(page, 'button', tools.save);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: tools.showQr }).click();
  await expect(page.getByRole('figure', { name: tools.qr })).toBeVisible();
  expect(await clicks()).toBe(3);
});
