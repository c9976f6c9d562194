import * as t from '@duneline/specs/messages/offline';
import * as problem from '@duneline/specs/messages/problem';
import * as arabic from '@duneline/specs/ar/messages/offline';
import { brand, routes } from '@duneline/specs/site';
import type { Page } from '@playwright/test';
import { serveReleases } from './releases.ts';
import { expect, test, type Site } from './site.ts';

const titleOf = (page: string) => `${routes.find(({ id }) => id === page)!.title} | ${brand.name}`;

test.use({
  savesData: false,
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|A route failed|could not be loaded|ERR_FAILED|status of (?:404|500)/,
  ],
});

/** The URLs in the worker's caches. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('duneline:kept:'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Opens a page, and waits until it is cached, which it is after everything that it loads. */
async function see(site: Site, path: string) {
  const { page } = site;
  await site.open(path);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect.poll(() => kept(page)).toContain(new URL(path, page.url()).pathname);
}

/** Refuses cookies and waits until the consent log has responded, because going offline would abort that request. */
async function refuseCookies(site: Site) {
  const logged = site.page.waitForResponse(/\/functions\/v1\/consent$/);
  await site.refuseCookies();
  await logged;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('pages that were seen open again without a network, answer and lead on; others say that they are not kept', async ({
  site,
  page,
  context,
}) => {
  await see(site, '/');
  await refuseCookies(site);
  await see(site, '/pricing');
  await page.goto('/blog');
  await see(site, (await page.locator('main a[href^="/blog/"]').first().getAttribute('href')) ?? '');
  const heading = await title(page).innerText();

  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText(heading);
  await expect(page.getByRole('complementary', { name: t.noticeLabel })).toContainText(t.noticeTitle);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await page.getByRole('button', { name: /switch to the light theme/i }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(title(page)).toHaveText(/pric/i);

  await page.getByRole('complementary', { name: t.noticeLabel }).getByRole('button', { name: t.noticeClose }).click();
  await expect(page.getByRole('complementary', { name: t.noticeLabel })).toBeHidden();

  await page.goto('/why');
  await expect(title(page)).toHaveText(problem.errorTitle);
  await expect(page.getByRole('main')).toContainText(problem.errorOffline);
  await page
    .getByRole('region', { name: t.keptTitle })
    .getByRole('link', { name: /pricing/i })
    .click();
  await expect(page).toHaveURL('/pricing');

  await page.goto('/why');
  await expect(title(page)).toHaveText(problem.errorTitle);
  await context.setOffline(false);
  await expect(title(page)).not.toHaveText(problem.errorTitle);
  await expect(page).toHaveTitle(titleOf('why'));
});

test.describe('who saves data', () => {
  test.use({ savesData: true });
  test('has nothing cached ahead, not even the page that stands in for others', async ({ site, page }) => {
    await site.open('/');
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).not.toContain('/offline');
  });
});

test('a page that was reached by a link is kept as well', async ({ site, page, context }) => {
  await see(site, '/');
  await page.getByRole('navigation').first().getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => kept(page)).toContain('/about');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(titleOf('about'));
  await expect(page.locator('html[data-interactive]')).toBeAttached();
});

test('Arabic pages are kept as Arabic pages', async ({ site, page, context }) => {
  await see(site, '/ar/about');
  await refuseCookies(site);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html[data-interactive][lang=ar]')).toBeAttached();
  await expect(page.getByText(arabic.noticeTitle)).toBeVisible();
  await page.goto('/ar/why');
  await expect(page.getByRole('region', { name: arabic.keptTitle })).toBeVisible();
  await page.goto('/ar/offline');
  await expect(title(page)).toHaveText(arabic.title);
});

test('what belongs to a visitor is never kept, nor what the backend answers', async ({ site, page }) => {
  await see(site, '/');
  const own = routes.filter(({ kind, isIndexable, path }) => !(kind === 'public' && isIndexable) && !/[:*]/.test(path));
  for (const { path } of own) {
    await site.open(`${path}?returnTo=%2Fdashboard&secret=1`);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
  }
  await see(site, '/pricing');
  const paths = await kept(page);
  expect(paths.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual(['/', '/offline', '/pricing']);
});

test('a page whose code is gone is loaded anew', async ({ site, page, context }) => {
  await site.open('/about');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  let refusals = 0;
  await context.route('**/assets/pricing.route-*.js', (route) =>
    refusals++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(titleOf('pricing'));
  await expect(page.getByRole('main')).toContainText(/\$\d/);
});

test('a page that opens while the worker starts, or that is loaded past it, is loaded once', async ({ site, page }) => {
  let loads = 0;
  page.on('load', () => loads++);
  const isAnswered = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await site.open('/about');
  const devTools = await page.context().newCDPSession(page);
  for (const wanted of [2, 3]) {
    const loaded = page.waitForEvent('load');
    await devTools.send('Page.reload', { ignoreCache: true });
    await loaded;
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await expect.poll(isAnswered).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(wanted);
  }
});

test('a host that fails is covered for by the page that was seen', async ({ site, page, context }) => {
  await see(site, '/about');
  await context.route('**/about', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.reload();
  await expect(page).toHaveTitle(titleOf('about'));
});

test.describe('a new release', () => {
  test('is offered, waits for the visitor, and is then loaded once in every tab', async ({ site, page, context, baseURL }) => {
    test.slow();
    const releases = await serveReleases(baseURL ?? '');
    const offer = (tab: Page) => tab.getByRole('complementary', { name: t.releaseLabel });
    const build = (tab: Page) => tab.locator('#root').getAttribute('data-build');
    try {
      await see(site, `${releases.url}/about`);
      await refuseCookies(site);
      const other = await context.newPage();
      await other.goto(`${releases.url}/why`);
      await expect(other.locator('html[data-interactive]')).toBeAttached();
      const first = await build(page);
      await expect(offer(page)).toBeHidden();

      releases.publish('b');
      await page.bringToFront();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(offer(page)).toContainText(t.releaseTitle);
      await expect(offer(other)).toContainText(t.releaseTitle);
      expect(await build(page)).toBe(first);
      await offer(other).getByRole('button', { name: t.releaseClose }).click();
      await expect(offer(other)).toBeHidden();
      await other.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click();
      await expect(other).toHaveURL(`${releases.url}/pricing`);
      await expect(offer(other)).toBeHidden();

      await offer(page).getByRole('button', { name: t.releaseAction }).click();
      await expect.poll(() => build(page)).toBe(`${first}b`);
      await expect.poll(() => build(other)).toBe(`${first}b`);
      for (const tab of [page, other]) {
        await expect(tab.locator('html[data-interactive]')).toBeAttached();
        await expect(offer(tab)).toBeHidden();
      }
    } finally {
      releases.close();
    }
  });
});
