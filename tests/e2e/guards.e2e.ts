import type { Request } from '@playwright/test';
import { totp } from '../totp.ts';
import { press } from './mailbox.ts';
import { expect, people, test } from './site.ts';

test('a visitor is sent from the affiliate area to sign in, and comes back to where they were going', async ({ site, page }) => {
  await site.open('/affiliate-dashboard/payouts?page=2');
  await expect(page).toHaveURL('/login?returnTo=%2Faffiliate-dashboard%2Fpayouts%3Fpage%3D2');
  await site.signIn(people.affiliate);
  await expect(page).toHaveURL('/affiliate-dashboard/payouts?page=2');
});

for (const path of ['/admin', '/crm-admin']) {
  test(`a visitor is sent from ${path} to the admin sign-in, and an admin sees the console`, async ({ site, page }) => {
    await site.open(path);
    await expect(page).toHaveURL(`/admin-login?returnTo=${encodeURIComponent(path)}`);
    await site.signIn(people.admin);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
}

for (const name of ['affiliate', 'trader'] as const) {
  test(`a signed-in ${name} sees the affiliate area and is denied the admin console`, async ({ site, page }) => {
    await site.open('/affiliate-login');
    await site.signIn(people[name]);
    await expect(page).toHaveURL('/affiliate-dashboard');
    await site.open('/admin');
    await expect(
      page.getByText(
        "You don't have permission to access the Admin Console. Please contact an administrator if you believe this is an error.",
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /trader dashboard/i })).toHaveAttribute('href', '/trader-dashboard');
  });
}

test('an admin without a second factor is led to add one, and its first code opens the console', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=/affiliate-dashboard/settings');
  await site.signIn(people.admin);
  await press(page, 'Remove Phone');
  await expect(page.getByRole('button', { name: 'Remove Phone' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no second factor yet.')).toBeVisible();

  await site.open('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a second factor' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByLabel('Name of the device').fill('Office phone');
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Code from the app').fill(totp(secret, Date.now()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByText('Office phone is your second factor now.')).toBeVisible();
  await expect(page).toHaveURL('/admin/orders');
});

test('a session survives a reload and ends with signing out', async ({ site, page }) => {
  await site.open('/affiliate-login');
  await site.signIn(people.affiliate);
  await expect(page).toHaveURL('/affiliate-dashboard');
  await page.reload();
  await expect(page).toHaveURL('/affiliate-dashboard');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).not.toHaveURL('/affiliate-dashboard');
  await site.open('/affiliate-dashboard');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});

test('no query is sent any more once signing out has begun, although another screen opens meanwhile', async ({ site, page }) => {
  await site.open('/affiliate-login?scenario=slow');
  await site.signIn(people.affiliate);
  const signOut = page.getByRole('button', { name: 'Sign out' }).first();
  await expect(signOut).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('duneline:session') ?? '{}').access_token as string);
  const isQuery = (request: Request) =>
    request.url().includes('/rest/v1/') && request.headers()['authorization'] === `Bearer ${token}`;
  const begun = page.waitForRequest(/\/auth\/v1\/logout/);
  await signOut.click();
  await begun;
  const sent: string[] = [];
  page.on('request', (request) => isQuery(request) && sent.push(request.url()));
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(sent).toEqual([]);
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/400/] });
  test('is answered in words, and what was typed stays', async ({ site, page }) => {
    await site.open('/affiliate-login');
    await site.signIn({ email: people.affiliate.email, password: 'a wrong password' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /e-mail/i })).toHaveValue(people.affiliate.email);
  });
});

for (const returnTo of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)']) {
  test(`a way back to ${returnTo} is dropped`, async ({ site, page }) => {
    await site.open(`/affiliate-login?returnTo=${encodeURIComponent(returnTo)}`);
    await site.signIn(people.affiliate);
    await expect(page).toHaveURL('/affiliate-dashboard');
  });
}
