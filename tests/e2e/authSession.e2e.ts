import type { Page } from '@playwright/test';
import { expect, people, test, type Site } from './site.ts';

interface StoredSession {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Epoch seconds. */
  readonly expires_at: number;
}

const stored = (page: Page): Promise<StoredSession | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('duneline:session') ?? 'null'));

async function signIn(site: Site): Promise<StoredSession> {
  await site.open('/affiliate-login');
  await site.signIn(people.affiliate);
  await expect(site.page).toHaveURL('/affiliate-dashboard');
  const session = await stored(site.page);
  if (session === null) throw new Error('The session is not in local storage after signing in.');
  return session;
}

/** Waits until nothing of the auth service is left in the address. */
const addressIsClean = (page: Page) => expect.poll(() => page.url()).not.toMatch(/[#&?](?:access_token|error|code)/);

test('a session is renewed before it ends, while the tab is in front', async ({ site, page }) => {
  await page.clock.install();
  const first = await signIn(site);
  const leftMs = first.expires_at * 1000 - (await page.evaluate(() => Date.now()));
  await page.clock.fastForward(leftMs - 80_000); // within three ticks of the end
  await page.clock.runFor(30_000);
  await expect.poll(async () => (await stored(page))?.access_token).not.toBe(first.access_token);
  expect(await page.evaluate(() => Date.now())).toBeLessThan(first.expires_at * 1000);
  await page.reload();
  await expect(page).toHaveURL('/affiliate-dashboard');
});

test('a tab that comes back to the front renews a session that has run out meanwhile', async ({ site, page }) => {
  await page.clock.install();
  const first = await signIn(site);
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibilityState) => {
      Object.defineProperties(document, {
        visibilityState: { value: visibilityState, configurable: true },
        hidden: { value: visibilityState === 'hidden', configurable: true },
      });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await show('hidden');
  await page.clock.fastForward('02:00:00');
  expect((await stored(page))?.access_token).toBe(first.access_token);
  await show('visible');
  await expect.poll(async () => (await stored(page))?.access_token).not.toBe(first.access_token);
});

test('several tabs renew a session once', async ({ site, page, context }) => {
  await page.clock.install();
  const { access_token, expires_at } = await signIn(site);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/affiliate-dashboard');
  await expect(other.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
  });
  const leftMs = expires_at * 1000 - (await page.evaluate(() => Date.now()));
  await Promise.all([page, other].map((tab) => tab.clock.fastForward(leftMs - 80_000)));
  await Promise.all([page, other].map((tab) => tab.clock.runFor(31_000)));
  for (const tab of [page, other]) await expect.poll(async () => (await stored(tab))?.access_token).not.toBe(access_token);
  await Promise.all([page, other].map((tab) => tab.clock.runFor(31_000)));
  expect(renewals).toHaveLength(1);
});

test('signing out in one tab signs the others out', async ({ site, page, context }) => {
  await signIn(site);
  const other = await context.newPage();
  await other.goto('/affiliate-dashboard');
  await expect(other.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(other).toHaveURL(/\/login\?returnTo=/);
  await expect.poll(() => stored(other)).toBeNull();
});

for (const [code, what, isKept] of [
  ['otp_expired', 'ends the session', false],
  ['identity_already_exists', 'keeps the session, as it is about an identity', true],
] as const) {
  test(`an error in the address, ${code}, ${what}, and leaves the address`, async ({ site, page }) => {
    const { refresh_token } = await signIn(site);
    await site.open(`/about#error=access_denied&error_code=${code}&error_description=No`);
    await addressIsClean(page);
    await expect.poll(async () => (await stored(page))?.refresh_token ?? null).toBe(isKept ? refresh_token : null);
    await site.open('/affiliate-dashboard');
    await expect(page).toHaveURL(isKept ? '/affiliate-dashboard' : /\/login\?returnTo=/);
  });
}

test('a session in the address that was issued more than 120 s ago signs in with a warning', async ({ site, page }) => {
  const { access_token, refresh_token, expires_at } = await signIn(site);
  const link = (ageS: number) =>
    `/about#${new URLSearchParams({
      access_token,
      refresh_token,
      expires_in: String(3600 + ageS),
      expires_at: String(expires_at),
      token_type: 'bearer',
      type: 'magiclink',
    }).toString()}`;
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.evaluate(() => localStorage.removeItem('duneline:session'));
  await site.open('/about?fresh');
  await site.open(link(0));
  await addressIsClean(page);
  await expect.poll(async () => (await stored(page))?.refresh_token).toBe(refresh_token);
  expect(warnings.filter((text) => text.includes('120 s'))).toEqual([]);
  await site.open('/about?stale');
  await site.open(link(121));
  await page.reload();
  await addressIsClean(page);
  await expect.poll(() => warnings.filter((text) => text.includes('120 s'))).toHaveLength(1);
  await expect.poll(async () => (await stored(page))?.refresh_token).toBe(refresh_token);
});
