import * as footer from '@duneline/specs/messages/footer';
import * as panels from '@duneline/specs/messages/panels';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const link = '/pricing?ref=LEILA';
const inTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('referral'));
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('keptReferral'));

test('without consent the code of a link lasts as long as the tab', async ({ site, page }) => {
  await site.open(link);
  await expect.poll(() => inTab(page)).toContain('LEILA');
  expect(await onDevice(page)).toBeNull();
  await site.refuseCookies();
  await page.reload();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  expect(await onDevice(page)).toBeNull();
});

test('with consent the code is kept on the device, reaches an order in another tab, and goes with the consent', async ({
  site,
  page,
  context,
}) => {
  await site.open(link);
  await page.getByRole('button', { name: panels.consentAcceptAll }).click();
  await expect.poll(() => onDevice(page)).toContain('LEILA');

  const later = await context.newPage();
  await later.goto('/');
  await expect(later.locator('html[data-interactive]')).toBeAttached();
  expect(await inTab(later)).toBeNull();
  expect(await onDevice(later)).toContain('LEILA');

  await later.getByRole('button', { name: footer.cookieSettings }).first().click();
  await later.getByRole('button', { name: panels.consentNecessaryOnly }).click();
  await expect.poll(() => onDevice(later)).toBeNull();
});

test('without consent a second tab has the code and the coupon too, while the first is open', async ({ site, page, context }) => {
  await site.open('/pricing?ref=LEILA&coupon=LEILA10');
  await expect.poll(() => inTab(page)).toContain('LEILA');
  const second = await context.newPage();
  await second.goto('/checkout');
  await expect.poll(() => inTab(second)).toContain('LEILA10');
  expect([await onDevice(page), await onDevice(second)]).toEqual([null, null]);
  await page.close();
  const third = await context.newPage();
  await third.goto('/pricing');
  await expect.poll(() => inTab(third)).toContain('LEILA');
});

test('a code that is nobody’s does not replace an affiliate’s, nor does what a messenger adds to a link', async ({
  site,
  page,
}) => {
  await site.open('/pricing?ref=LEILA.');
  await expect.poll(() => inTab(page)).toContain('"code":"LEILA"');
  await site.open('/pricing?ref=producthunt');
  await expect.poll(() => inTab(page)).toMatch(/^\{"code":"LEILA".*"before":\[\]/);
});

test('who signs up with a provider after following a link belongs to its affiliate', async ({ site, page }) => {
  await site.open('/pricing?ref=LEILA');
  await expect.poll(() => inTab(page)).toContain('LEILA');
  await site.refuseCookies();
  await site.open('/affiliate-signup');
  const told = page.waitForResponse((response) => response.url().endsWith('/rpc/accept_referral'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel(/name/i).first().fill('Rana Aziz');
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill('rana.aziz@duneline.example');
  await page.getByRole('button', { name: 'Allow' }).click();
  expect(await (await told).json()).toBe(true);
});
