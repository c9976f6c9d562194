import * as t from '@duneline/specs/messages/connection-errors';
import type { FaultSpec } from '@duneline/specs/contract';
import { routes } from '@duneline/specs/site';
import type { Page } from '@playwright/test';
import { rawText } from '../rawText.ts';
import { expect, people, test } from './site.ts';

/** Makes the embedded backend fail from the first request on. */
async function fail(page: Page, ...faults: readonly FaultSpec[]) {
  await page.addInitScript((planted) => {
    const choice = { name: 'planted-faults', summary: 'Something fails.', faults: planted };
    if (!sessionStorage.getItem('duneline:scenario'))
      sessionStorage.setItem('duneline:scenario', JSON.stringify({ choice, isNew: true }));
  }, faults);
}

const shownText = (page: Page) => page.evaluate(() => document.body.innerText);

const failures: Readonly<Record<string, FaultSpec>> = {
  'cannot be reached': { on: '*', answer: 'network-error' },
  'does not answer': { on: '*', delayMs: 600_000 },
  fails: { on: '*', answer: { status: 500 } },
  'answers with rows of something else': { on: '*', answer: { status: 200, body: '[{}]' } },
  'answers with an empty object': { on: '*', answer: { status: 200, body: '{}' } },
  'answers with a page': { on: '*', answer: { status: 200, body: '<!doctype html><title>Bad gateway</title>' } },
  'answers with the error page of a proxy': {
    on: '*',
    answer: { status: 502, body: '<!doctype html><title>Bad gateway</title>' },
  },
  'breaks off in the middle': { on: '*', answer: 'malformed' },
};
/** The pages that need no account. */
const pages = routes
  .filter(({ isPrerendered, kind, isIndexable }) => isPrerendered && kind === 'public' && isIndexable)
  .map(({ path }) => path);
/** Three pages that stand for the others: the longest one, one with articles, and one with a table from the backend. */
const representative = ['/', '/blog', '/leaderboard'];
/** The failures that every page is opened with: no answer, and rows of a wrong shape, which each page reads in its own way. */
const forEveryPage = ['cannot be reached', 'answers with rows of something else'];
const notice = (page: Page) => page.getByRole('status').filter({ hasText: t.title });
/** The sections of an idle page that has sent its requests. */
async function sectionsOf(page: Page, path: string) {
  const asked = page.waitForRequest(/\/rest\/v1\/theme_config/);
  await page.goto(path);
  await asked;
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
}

test.describe('while the backend', () => {
  // Failed requests are logged; uncaught errors are not expected.
  test.use({ expectedErrors: [/could not be loaded|did not answer|status of 50[02]|Failed to load resource|Failed to fetch/] });
  const made = new Map<string, readonly string[]>();
  test.beforeAll(async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    for (const path of pages) made.set(path, await sectionsOf(page, path));
    await page.close();
  });

  for (const [failure, fault] of Object.entries(failures)) {
    const visited = forEveryPage.includes(failure) ? pages : representative;
    test(`${failure}, ${visited === pages ? 'every page stays as it was' : 'three pages stay as they were'} prerendered`, async ({
      site,
      page,
    }) => {
      test.slow(); // up to every public page
      const thrown: string[] = [];
      site.page.on('pageerror', (error) => thrown.push(`${page.url()}: ${String(error)}`));
      await fail(page, fault);
      await page.addInitScript(watchShifts);
      for (const path of visited) {
        expect.soft(await sectionsOf(page, path), path).toEqual(made.get(path));
        expect.soft(await page.evaluate(() => window.shifts), path).toBeLessThanOrEqual(0.01);
        expect.soft(await shownText(page), path).not.toMatch(rawText);
      }
      expect(thrown).toEqual([]);
    });
  }

  test('does not answer, a sign-in that fails keeps what was typed', async ({ site, page }) => {
    await fail(page, { on: 'auth.*', answer: 'network-error' });
    await site.open('/affiliate-login');
    await site.signIn(people.affiliate);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /e-mail/i })).toHaveValue(people.affiliate.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(people.affiliate.password);
  });

  test('is down, a quiet notice says so, asks again by itself and then when told to', async ({ site, page }) => {
    // The first attempt and three retries fail; the next one succeeds.
    await fail(page, { on: 'rest.blog_posts', times: 4, answer: { status: 500 } });
    await site.open('/blog');
    await site.refuseCookies();
    await expect(notice(page)).toContainText(t.text);
    await expect(notice(page)).toContainText(t.trying({ count: 3 }));
    await expect(notice(page)).toContainText(t.gaveUp({ count: 3 }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: t.retry }).click();
    await expect(notice(page)).toHaveCount(0);
  });

  test('is back within the three tries, the notice goes by itself', async ({ site, page }) => {
    await fail(page, { on: 'rest.blog_posts', times: 2, answer: { status: 500 } });
    await site.open('/blog');
    await site.refuseCookies();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('a part of a page', () => {
  // Requests of a worker would bypass the test; without it there is no embedded backend.
  test.use({
    serviceWorkers: 'block',
    expectedErrors: [
      /part of this page could not be loaded|Failed to load resource|cannot start|theme could not be loaded|planted/,
    ],
  });

  test('that does not come stays as it was prerendered, and a notice offers to load the page anew', async ({ site, page }) => {
    await page.route(/\/assets\/belowTheFold-[^/]*\.js$/, (route) => route.abort());
    await site.open('/');
    await site.refuseCookies();
    const missing = page.getByRole('status').filter({ hasText: t.partsTitle });
    await expect(missing).toBeVisible();
    const faq = page.locator('#faq, section:has(details)').first().locator('details').first();
    await faq.locator('summary').click();
    await expect(faq).toHaveAttribute('open', '');
    await page.unroute(/\/assets\/belowTheFold-[^/]*\.js$/);
    await page.getByRole('button', { name: t.reload }).click();
    await expect(missing).toHaveCount(0);
  });

  test('that breaks leaves the others standing and can be tried again', async ({ site, page }) => {
    await page.addInitScript(() => {
      window.isPlanted = true;
    });
    await page.route(/\/assets\/belowTheFold-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      expect(text).toContain('Why traders choose ');
      const planted = "${(()=>{if(window.isPlanted)throw Error('planted');return''})()}Why traders choose ";
      await route.fulfill({ response, body: text.replace('Why traders choose ', () => planted) });
    });
    await site.open('/');
    await expect(page.getByRole('heading', { name: t.brokenTitle })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.brokenTitle })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('details').first()).toBeVisible();
    await page.evaluate(() => {
      window.isPlanted = false;
    });
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.getByRole('heading', { name: /^Why traders choose/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.brokenTitle })).toHaveCount(0);
  });
});

declare global {
  interface Window {
    /** The layout shift of this document so far (CLS). */
    shifts: number;
    isPlanted?: boolean;
  }
}

function watchShifts() {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
