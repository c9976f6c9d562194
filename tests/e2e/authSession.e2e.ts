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

/** Waits until the URL contains no parameters of the auth service. */
const addressIsClean = (page: Page) => expect.poll(() => page.url()).not.toMatch(/[#&?](?:access_token|error|code)/);

test.describe('when the clock jumps', () => {
  // Requests in progress may also arrive with an expired token.
  test.use({ expectedErrors: [/TimeoutError|Request was aborted|status of 401/] });

  test('a session is renewed before it ends, while the tab is in front', async ({ site, page }) => {
    await page.clock.install();
    const first = await signIn(site);
    const leftMs = first.expires_at * 1000 - (await page.evaluate(() => Date.now()));
    await page.clock.fastForward(leftMs - 80_000); // Within three ticks of the expiry.
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
    await show('visible');
    await expect.poll(async () => (await stored(page))?.access_token).not.toBe(first.access_token);
  });
});

/** `npm run fuzz` runs more. */
const races = Number(process.env['RACES'] ?? 20);
const loadingRaces = 8;

test('several tabs renew a session once', async ({ site, page, context }) => {
  test.slow(); // many races take minutes on a slow machine
  await signIn(site);
  const other = await context.newPage();
  await other.goto('/affiliate-dashboard');
  await expect(other.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals += 1;
  });
  for (let race = 1; race <= races; race += 1) {
    const old = await page.evaluate(endSessionSoon);
    for (const tab of [page, other]) await tab.waitForFunction(isOldSessionGone, old);
    // One tab checks at the moment when the other has refreshed: its new session may not be readable here yet.
    await Promise.all([page.evaluate(comeToFront), other.evaluate(comeToFrontNext)]);
    for (const tab of [page, other]) await tab.waitForFunction(isSessionStored, { ...old, isSame: false });
    await Promise.all([page, other].map((tab) => tab.evaluate(() => navigator.locks.request('duneline:session', () => {}))));
    expect(renewals).toBe(race);
  }
});

test('tabs that load at the same moment renew a session once', async ({ site, page, context }) => {
  await signIn(site);
  const other = await context.newPage();
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals += 1;
  });
  for (let race = 1; race <= loadingRaces; race += 1) {
    // No page of the site is open while the session is changed, because it could start a refresh and be interrupted.
    for (const tab of [page, other]) await tab.goto('/robots.txt');
    const old = await page.evaluate(endSessionSoon);
    await other.waitForFunction(isSessionStored, { ...old, isSame: true });
    await Promise.all([page, other].map((tab) => tab.goto('/affiliate-dashboard')));
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
      await tab.waitForFunction(isSessionStored, { ...old, isSame: false });
      await tab.evaluate(() => navigator.locks.request('duneline:session', () => {}));
    }
    expect(renewals).toBe(race);
  }
});

test('a tab that wakes with a session that was replaced long ago goes on with the newest one, and renews nothing', async ({
  site,
  page,
  context,
}) => {
  const replaced = await signIn(site);
  const other = await context.newPage();
  await other.goto('/affiliate-dashboard');
  await expect(other.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  for (let renewal = 0; renewal < 2; renewal += 1) {
    const old = await page.evaluate(endSessionSoon);
    await page.evaluate(comeToFront);
    await page.waitForFunction(isSessionStored, { ...old, isSame: false });
  }
  const newest = await stored(page);
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals += 1;
  });
  // What the waking tab still reads.
  await other.evaluate((session) => localStorage.setItem('duneline:session', JSON.stringify(session)), {
    ...replaced,
    expires_at: Math.floor(Date.now() / 1000) + 60,
  });
  await other.evaluate(comeToFront);
  for (const tab of [page, other]) await expect.poll(async () => (await stored(tab))?.refresh_token).toBe(newest?.refresh_token);
  expect(renewals).toBe(0);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
});

test('a session that one tab ends is not brought back by another that renews it at the same moment', async ({
  site,
  page,
  context,
}) => {
  await signIn(site);
  const other = await context.newPage();
  await other.goto('/affiliate-dashboard');
  await expect(other.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  // A request that is still to be sent would renew the session at once.
  for (const tab of [page, other]) await expect(tab.locator('[aria-busy=true]')).toHaveCount(0);
  const old = await page.evaluate(endSessionSoon);
  await other.waitForFunction(isSessionStored, { ...old, isSame: true });
  await Promise.all([other.evaluate(comeToFront), page.getByRole('button', { name: 'Sign out' }).first().click()]);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/);
    expect(await stored(tab)).toBeNull();
  }
});

/** Sets the stored session's expiry to within a minute, when it is refreshed. */
function endSessionSoon(): { readonly token: string; readonly endsAt: number } {
  const session = JSON.parse(localStorage.getItem('duneline:session') ?? 'null') as StoredSession;
  const endsAt = Math.floor(Date.now() / 1000) + 60;
  localStorage.setItem('duneline:session', JSON.stringify({ ...session, expires_at: endsAt }));
  return { token: session.refresh_token, endsAt };
}

function isSessionStored({
  token,
  endsAt,
  isSame,
}: {
  readonly token: string;
  readonly endsAt: number;
  readonly isSame: boolean;
}) {
  const session = JSON.parse(localStorage.getItem('duneline:session') ?? 'null') as StoredSession | null;
  const isThere = session?.refresh_token === token && session.expires_at === endsAt;
  return isThere === isSame;
}

/** Whether this tab reads the session that ends soon, or the one after it: a tab that looks at the clock meanwhile renews it. */
function isOldSessionGone({ token, endsAt }: { readonly token: string; readonly endsAt: number }) {
  const session = JSON.parse(localStorage.getItem('duneline:session') ?? 'null') as StoredSession | null;
  return session !== null && (session.refresh_token !== token || session.expires_at === endsAt);
}

/** Becomes visible as soon as another tab holds the lock. */
async function comeToFrontNext() {
  for (;;) {
    const { held = [], pending = [] } = await navigator.locks.query();
    if ([...held, ...pending].some(({ name }) => name === 'duneline:session')) break;
    const session = JSON.parse(localStorage.getItem('duneline:session') ?? 'null') as StoredSession;
    if (session.expires_at * 1000 - Date.now() > 100_000) break; // The lock is already released.
  }
  await navigator.locks.request('duneline:session', () => {});
  for (const isHidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
}

function comeToFront() {
  for (const isHidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
}

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
  await site.open('/about'); // A page that reads nothing private.
  await page.evaluate(() => localStorage.removeItem('duneline:session'));
  await site.open('/about?fresh');
  await site.open(link(0));
  await page.getByRole('button', { name: 'Use the link' }).click();
  await addressIsClean(page);
  await expect.poll(async () => (await stored(page))?.refresh_token).toBe(refresh_token);
  expect(warnings.filter((text) => text.includes('120 s'))).toEqual([]);
  await site.open('/about?stale');
  await site.open(link(121));
  await page.reload();
  await page.getByRole('button', { name: 'Use the link' }).click();
  await addressIsClean(page);
  await expect.poll(() => warnings.filter((text) => text.includes('120 s'))).toHaveLength(1);
  await expect.poll(async () => (await stored(page))?.refresh_token).toBe(refresh_token);
});

test("a link with somebody else's tokens signs nobody in unless they want it", async ({ site, page }) => {
  const { access_token, refresh_token, expires_at } = await signIn(site);
  await site.open('/about'); // A page that reads nothing private.
  await page.evaluate(() => localStorage.removeItem('duneline:session'));
  await site.open('/about?other');
  const tokens = { access_token, refresh_token, expires_in: '3600', expires_at: String(expires_at), token_type: 'bearer' };
  await site.open(`/about?link#${new URLSearchParams(tokens).toString()}`);
  const question = page.getByRole('alertdialog', { name: 'Sign in with this link?' });
  await expect(question.getByRole('button', { name: 'Stay signed out' })).toBeFocused();
  expect(await stored(page)).toBeNull();
  await page.keyboard.press('Enter');
  await addressIsClean(page);
  expect(await stored(page)).toBeNull();
  await site.open('/affiliate-dashboard');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});

test("a link with somebody else's tokens asks before it replaces the session, which stays", async ({ site, page }) => {
  const { refresh_token } = await signIn(site);
  const link = new URLSearchParams({
    access_token: 'of.somebody.else',
    refresh_token: 'of somebody else',
    expires_in: '3600',
    expires_at: '4000000000',
    token_type: 'bearer',
    type: 'magiclink',
  });
  await site.open(`/about#${link.toString()}`);
  const question = page.getByRole('alertdialog', { name: 'Sign in with this link?' });
  await expect(question).toContainText(people.affiliate.email);
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await addressIsClean(page);
  expect((await stored(page))?.refresh_token).toBe(refresh_token);
  await site.open('/affiliate-dashboard');
  await expect(page).toHaveURL('/affiliate-dashboard');
});
