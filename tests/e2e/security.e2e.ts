import type { Page } from '@playwright/test';
import { totp } from '../totp.ts';
import { newestMail, press } from './mailbox.ts';
import { expect, people, test } from './site.ts';

const settings = '/affiliate-dashboard/settings';

async function typeInto(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ site, page }) => {
  await site.open(`/affiliate-login?returnTo=${encodeURIComponent(settings)}`);
  await site.signIn(people.affiliate);
  await expect(page).toHaveURL(settings);
});

test('an authenticator app is added by keyboard, is asked for at the next sign-in, and is removed again', async ({
  site,
  page,
}) => {
  await press(page, 'Add an authenticator app');
  await typeInto(page, 'Name of the device', 'Kitchen phone');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await page.locator('code').innerText();
  await typeInto(page, 'Code from the app', totp(secret, Date.now()));
  await expect(page.getByText('Kitchen phone is your second factor now.')).toBeVisible();

  await press(page, 'Sign out everywhere');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await site.signIn(people.affiliate);
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeFocused();
  await site.open(settings); // The password alone gives no access.
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByRole('textbox', { name: 'Code', exact: true }).pressSequentially(totp(secret, Date.now()));
  await expect(page).toHaveURL(settings);

  await press(page, 'Remove Kitchen phone');
  await expect(page.getByRole('button', { name: 'Remove Kitchen phone' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no second factor yet.')).toBeVisible();
});

test('a phone number is added with the present password and the code of its message, and disconnected again', async ({
  page,
}) => {
  await press(page, 'Add number');
  await expect(page.getByLabel('New phone number', { exact: true })).toBeFocused();
  await page.keyboard.type('+971501230042');
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.affiliate.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from the text message')).toBeFocused();
  const { code } = await newestMail(page);
  await page.getByLabel('Code from the text message').focus();
  await typeInto(page, 'Code from the text message', code);
  await expect(page.getByText('The number is +971501230042 now.')).toBeVisible();

  await press(page, 'Disconnect Phone and password');
  await expect(page.getByText('Phone and password no longer opens this account.')).toBeVisible();
  await expect(page.getByText('The last way to sign in cannot be removed.')).toBeVisible();
});

test('an account of a provider is connected on its page, and disconnected again', async ({ page }) => {
  await press(page, 'Connect Google');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Google');
  await page.getByLabel(/name/i).first().fill('Leila Karam');
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill('leila.elsewhere@duneline.example');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL(settings);
  await press(page, 'Disconnect Google');
  await expect(page.getByText('Google no longer opens this account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
});

test('a new address holds when the links in both mailboxes were opened', async ({ page }) => {
  await press(page, 'Change e-mail');
  await typeInto(page, 'New e-mail address', 'leila.at.home@duneline.example');
  await expect(page.getByText('leila.at.home@duneline.example is waiting for confirmation.')).toBeVisible();
  const second = await newestMail(page);
  const first = await newestMail(page, 1);
  await page.goto(first.link ?? '');
  await expect(page.getByText('Now open the link that we sent to the other address.')).toBeVisible();
  await page.goto(second.link ?? '');
  await expect(page).toHaveURL(settings);
  await expect(page.getByRole('definition').filter({ hasText: 'leila.at.home@duneline.example' })).toBeVisible();
});

test.describe('a new password', () => {
  // The password that is missing, and the wrong one.
  test.use({ expectedErrors: [/status of 400/] });

  test('is set by whoever knows the current one, and signs in from now on', async ({ site, page }) => {
    const next = page.getByLabel('New password', { exact: true });
    await next.focus();
    await typeInto(page, 'New password', 'over the dunes at dawn 7');
    await expect(page.getByText('Enter your current password too.')).toBeVisible();
    const present = page.getByLabel('Current password', { exact: true });
    await present.fill('a guess of eight');
    await present.press('Enter');
    await expect(page.getByText('The current password is not right.')).toBeVisible();
    await present.fill(people.affiliate.password);
    await present.press('Enter');
    await expect(page.getByText('The password is changed.')).toBeVisible();
    await press(page, 'Sign out everywhere');
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await site.signIn({ email: people.affiliate.email, password: 'over the dunes at dawn 7' });
    await expect(page).toHaveURL(settings);
  });
});

test('signing out everywhere ends the session of every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/affiliate-dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, 'Sign out everywhere');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(other).toHaveURL(/\/login\?returnTo=/);
});
