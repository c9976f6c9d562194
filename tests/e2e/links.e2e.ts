import type { Page } from '@playwright/test';
import { expect, people, test, type Site } from './site.ts';

/** `undefined` while the page navigates to another one. */
const storedEmail = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('duneline:session') ?? 'null')?.user.email ?? null).catch(() => undefined);

/** A link with tokens requires a confirmation. */
async function useLink(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Sign in with this link?' });
  await expect(question.getByRole('button', { name: 'Stay signed out' })).toBeFocused();
  expect(await storedEmail(page)).toBeNull();
  await question.getByRole('button', { name: 'Use the link' }).click();
}

/** The link in the newest mail, after the page has requested one from the auth service. */
async function mailedLink(site: Site, path: string, body: Readonly<Record<string, string>>): Promise<string> {
  const { page } = site;
  await site.open('/about');
  await page.getByRole('button', { name: 'Open the backend panel' }).click();
  await page.getByRole('tab', { name: 'Inbox' }).click();
  const status = await page.evaluate(
    async ([address, text]) => {
      const headers = { apikey: 'sb_publishable_duneline_embedded', 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body: text })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
  const link = page.getByRole('link', { name: /\/auth\/v1\/verify/ });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

test('the link that confirms an address is opened from the inbox and signs in', async ({ site, page }) => {
  await mailedLink(site, '/auth/v1/signup', { email: 'new.trader@duneline.example', password: 'Long-enough-4-all' });
  await page.getByRole('link', { name: /\/auth\/v1\/verify/ }).click();
  await useLink(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedEmail(page)).toBe('new.trader@duneline.example');
});

test('a recovery link works in another tab than the one that asked for it', async ({ site, context }) => {
  const link = await mailedLink(site, '/auth/v1/recover', { email: people.affiliate.email });
  const other = await context.newPage();
  await other.goto(link);
  await useLink(other);
  await expect.poll(() => storedEmail(other)).toBe(people.affiliate.email);
  await expect.poll(() => other.url()).not.toMatch(/access_token|\/auth\/v1\//);
});

test('a link that was opened before leads to the site with its error, and signs nobody in', async ({ site, page }) => {
  const link = await mailedLink(site, '/auth/v1/recover', { email: people.affiliate.email });
  await site.open(link);
  await useLink(page);
  await expect.poll(() => storedEmail(page)).toBe(people.affiliate.email);
  await page.evaluate(() => localStorage.removeItem('duneline:session'));
  await site.open(link);
  await expect(page.getByText('The code or link is wrong, used or too old.')).toBeVisible();
  await expect.poll(() => page.url()).not.toMatch(/error|\/auth\/v1\//);
  await expect.poll(() => storedEmail(page)).toBeNull();
});

test('what the backend answers without a page is shown as it is', async ({ site, page }) => {
  await site.open('/auth/v1/authorize');
  await expect(page.locator('pre')).toContainText('validation_failed');
});

test("a provider's consent page is shown, and pressing Allow signs in with what was typed there", async ({ site, page }) => {
  await site.open('/auth/v1/authorize?provider=google');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Google');
  await expect(page.locator('#root style, #root script')).toHaveCount(0);
  await page.getByLabel(/name/i).first().fill('Amal Haddad');
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill('amal.haddad@duneline.example');
  await page.getByRole('button', { name: 'Allow' }).click();
  await useLink(page);
  await expect.poll(() => storedEmail(page)).toBe('amal.haddad@duneline.example');
  await expect.poll(() => page.url()).not.toMatch(/access_token|\/auth\/v1\//);
});
