import type { Page } from '@playwright/test';
import { newestMail, press, typeCode } from './mailbox.ts';
import { expect, people, test, type Site } from './site.ts';

const payouts = '/affiliate-dashboard/payouts';
const login = `/affiliate-login?returnTo=${encodeURIComponent(payouts)}`;

async function ask({ page }: Site) {
  await page.getByLabel('E-mail or phone').focus();
  await page.keyboard.type(people.affiliate.email);
  await press(page, 'Forgot your password?');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await press(page, 'Send me a link and a code');
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeFocused();
  await expect(page.getByText(`If there is an account with ${people.affiliate.email}`)).toBeVisible();
}

async function setPassword(page: Page, password: string) {
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await page.getByLabel('New password').focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

async function finish(page: Page) {
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  await expect(page.getByText('signed out on every other device')).toBeVisible();
  await press(page, 'Continue');
  await expect(page).toHaveURL(payouts);
}

test('a forgotten password is replaced with the code of the mail', async ({ site, page }) => {
  await site.open(login);
  await ask(site);
  await typeCode(page, (await newestMail(page)).code);
  await setPassword(page, 'eight date palms by the wadi');
  await finish(page);
});

test('a forgotten password is replaced with the link of the mail, opened in another tab', async ({ site, page, context }) => {
  await site.open(login);
  await ask(site);
  const { link } = await newestMail(page);
  const other = await context.newPage();
  await other.goto(link ?? '');
  await setPassword(other, 'eight date palms by the wadi');
  await finish(other);
});

test.describe('refused at first', () => {
  test.use({ expectedErrors: [/422/] });

  test('the old password is refused as a new one, and a short one says what it lacks', async ({ site, page }) => {
    await site.open(login);
    await ask(site);
    await typeCode(page, (await newestMail(page)).code);
    await setPassword(page, people.affiliate.password);
    await expect(page.getByRole('alert')).toContainText('must differ');
    await page.getByLabel('New password').fill('short');
    await press(page, 'Save the password');
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(1);
    await page.getByLabel('New password').fill('eight date palms by the wadi');
    await press(page, 'Save the password');
    await finish(page);
  });
});
