import type { Page } from '@playwright/test';
import { newestMail, press, typeCode } from './mailbox.ts';
import { clockJumpErrors, expect, test } from './site.ts';

const tools = '/affiliate-dashboard/tools';

test.use({ expectedErrors: clockJumpErrors });

async function signUp(page: Page, identifier: string) {
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Amira Saleh');
  await page.keyboard.press('Tab');
  await page.keyboard.type(identifier);
  await page.keyboard.press('Tab');
  await page.keyboard.type('a long walk over dunes');
  await expect(page.getByText('Strong')).toBeVisible();
  await page.keyboard.press('Enter');
}

test('an account is confirmed with the code of its mail, and the person is signed in', async ({ site, page }) => {
  await site.open(`/affiliate-signup?returnTo=${encodeURIComponent(tools)}`);
  await signUp(page, 'amira.saleh@duneline.example');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await typeCode(page, (await newestMail(page)).code);
  await expect(page).toHaveURL(tools);
});

test('an account is confirmed with the link of its mail, opened in another tab', async ({ site, page, context }) => {
  await site.open(`/affiliate-signup?returnTo=${encodeURIComponent(tools)}`);
  await signUp(page, 'amira.saleh@duneline.example');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  const { link } = await newestMail(page);
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other).toHaveURL(tools);
  await expect(page).toHaveURL(tools);
});

test('an account by phone is confirmed with the code of its text message', async ({ site, page }) => {
  await site.open('/affiliate-signup');
  await signUp(page, '+971501234599');
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeFocused();
  const { code, link } = await newestMail(page);
  expect(link).toBeNull();
  await typeCode(page, code);
  await expect(page).toHaveURL('/affiliate-dashboard');
});

test('the code is sent again once the minute is over', async ({ site, page }) => {
  await page.clock.install();
  await site.open('/affiliate-signup');
  await signUp(page, 'amira.saleh@duneline.example');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await page.clock.runFor(61_000);
  await press(page, 'Send it again');
  await expect(page.getByText('We sent a new code. Only the newest one works.')).toBeVisible();
  await typeCode(page, (await newestMail(page)).code);
  await expect(page).toHaveURL('/affiliate-dashboard');
});
