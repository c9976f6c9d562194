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
