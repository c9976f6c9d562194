import { routes } from '@duneline/specs/site';
import type { Page } from '@playwright/test';
import { offendersOf, type Answer } from './privacy/offendersOf.ts';
import { recordTraces } from './privacy/recordTraces.ts';
import { expect, test } from './site.ts';

/** Every route, some of them in Arabic, and a URL without a page. */
const paths = [
  '/',
  ...routes
    .filter(({ path }) => path !== '/' && path !== '*')
    .map(({ path }) => path.replace(':slug', 'how-the-trailing-floor-moves'))
    .map((path) => (path === '/login' || path === '/signup' ? `${path}?returnTo=/dashboard` : path)),
  '/dashboard/payouts',
  '/affiliate-dashboard/payouts',
  '/admin/orders',
  '/no/such/page',
  '/ar',
  '/ar/pricing',
  '/ar/blog',
  '/ar/security',
];
/** Pages that stand for the others once the banner is answered: content, a purchase, and the other language. */
const representative = ['/', '/checkout', '/ar/blog'];
const banner = (page: Page) => page.getByRole('region', { name: /^(?:Cookies|ملفات الارتباط)$/ });

// Visitors do not save data here, because what the service worker caches is a trace as well.
test.use({ savesData: false, expectedErrors: [/status of 40[045]/] }); // Logged by the browser; 405 if the embedded backend has not started.

/** Opens the pages as a visitor with this answer, and leaves each once it is idle. */
async function visitAll(page: Page, chosen: readonly string[], answer: Answer, take: (page: Page) => Promise<void>) {
  for (const path of chosen) {
    await page.goto(path);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    const isAsked = answer === 'the X' || (path === '/' && answer !== 'nothing yet');
    const name = answer === 'the X' ? /^(?:Close without choosing|أغلق من دون اختيار)$/ : answer;
    if (isAsked) {
      await banner(page).getByRole('button', { name }).click();
      await expect(banner(page)).toBeHidden();
    }
    await page.waitForLoadState('networkidle');
    await take(page);
  }
}

for (const [answer, chosen] of [
  ['nothing yet', paths],
  ['the X', representative],
  ['Necessary Only', representative],
  ['Accept All', representative],
] as const) {
  test(`after ${answer}, no page keeps or asks what is not listed for it`, async ({ site, page, context, baseURL }) => {
    test.slow(); // Every page of the site.
    const { traces, take } = await recordTraces(context);
    await visitAll(site.page, chosen, answer, take);
    expect(offendersOf(traces, answer, baseURL ?? '')).toEqual([]);
    // The recording worked: it contains every page, and tracking where it is allowed.
    const tracked = traces.filter((trace) => trace.kind === 'request' && trace.url.endsWith('/functions/v1/crm-tracking'));
    expect(tracked.length).toBeGreaterThanOrEqual(answer === 'Accept All' ? chosen.length : 0);
    for (const path of chosen) {
      const url = new URL(path, page.url()).href;
      expect(traces).toContainEqual(expect.objectContaining({ kind: 'request', method: 'GET', url }));
    }
  });
}

test('the recording sees whatever a page could plant', async ({ site, page, context, baseURL }) => {
  const { traces, take } = await recordTraces(context);
  await site.open('/about');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(async () => {
    localStorage.setItem('planted-and-gone', '1');
    localStorage.removeItem('planted-and-gone');
    sessionStorage['planted'] = '1';
    document.cookie = 'planted=1';
    indexedDB.open('planted');
    await caches.open('planted');
    await fetch('/functions/v1/crm-tracking', { method: 'POST', body: '{}' });
  });
  await take(page);
  expect(
    offendersOf(traces, 'nothing yet', baseURL ?? '')
      .map((name) => name.replace(/ is not.*/, ''))
      .toSorted(),
  ).toEqual([
    '/about: "planted" in cache',
    '/about: "planted" in cookie',
    '/about: "planted" in indexedDB',
    '/about: "planted" in session',
    '/about: "planted-and-gone" in local',
    `/about: POST ${baseURL}/functions/v1/crm-tracking`,
  ]);
});
