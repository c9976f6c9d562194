import { brand } from '@duneline/specs/site';
import { axeFindings, expect, test } from './site.ts';

const ARTICLE = '/blog/how-the-trailing-floor-moves';

test('an article is found and read by keyboard', async ({ site, page }) => {
  await site.open('/blog');
  await site.refuseCookies();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Rules' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?category=rules');
  await page.getByRole('link', { name: 'How the trailing floor moves' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the trailing floor moves');
  await expect(page.getByText('By Noor Haddad')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const section = page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Where it stops' });
  await section.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where it stops' })).toBeInViewport();
  await page.getByRole('figure').getByRole('button', { name: 'Show as table' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure').getByRole('cell', { name: '$9,600' }).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('words, category and page stay in the address, and going back brings them back', async ({ site, page }) => {
  await site.open('/blog');
  await site.refuseCookies();
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('hospital');
  await expect(page).toHaveURL('/blog?q=hospital');
  await expect(page.getByRole('status').filter({ hasText: '1 article for “hospital”' })).toBeVisible(); // Found in an article's text.
  await expect(page.getByRole('link', { name: 'No time limit, and one clock' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Payouts' }).click();
  await expect(page).toHaveURL('/blog?category=payouts&q=hospital');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('searchbox')).toHaveValue('');

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(page.getByRole('link', { name: 'What “simulated” means, plainly' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});

test('an address that no article has is not found', async ({ page }) => {
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('the feed is well-formed and leads to every article', async ({ page }) => {
  await page.goto('/blog');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const feed = await page.request.get(href ?? '');
  await page.goto('about:blank'); // The site's pages do not parse HTML texts (Trusted Types).
  const { problem, links } = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        problem: document.querySelector('parsererror')?.textContent ?? null,
        links: [...document.querySelectorAll('item > link')].map(({ textContent }) => textContent ?? ''),
      };
    },
    await feed.text(),
  );
  expect(problem).toBeNull();
  expect(links.length).toBeGreaterThanOrEqual(12);
  for (const link of links) expect((await page.request.get(new URL(link).pathname)).status()).toBe(200);
});

test('an article says what it is to search engines', async ({ page }) => {
  await page.goto(ARTICLE);
  const things = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>));
  expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(ARTICLE);
  await expect(page).toHaveTitle(`How the trailing floor moves | ${brand.name}`);
});

test.describe('without the backend', () => {
  test.use({ expectedErrors: [/status of 500|The active theme could not be loaded/] });

  test('list and article stay as they were made, and the search says what it could not reach', async ({ site, page }) => {
    await site.open('/blog?q=floor&scenario=error-500');
    await expect(page.getByText('Only titles and summaries were searched.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'How the trailing floor moves' })).toBeVisible();
    await page.getByRole('link', { name: 'How the trailing floor moves' }).click();
    await expect(page.getByRole('heading', { name: 'The rule in one sentence' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and an article read, and their links work', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { name: 'Every article' })).toBeVisible();
    await page.getByRole('link', { name: 'What “simulated” means, plainly' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What “simulated” means, plainly');
    await expect(page.getByRole('heading', { name: 'Where simulation flatters' })).toBeVisible();
    await page.getByRole('link', { name: 'risk disclosure' }).first().click();
    await expect(page).not.toHaveURL(/what-simulated-means/);
  });
});

const nothing = ['/blog?q=zeppelin', 'No articles found'];
/**
 * The states that tests/visual/pages and tests/e2e/states do not check: the list and articles when opened, and the search at
 * desktop width.
 */
const looks = [
  { theme: 'dark', width: 360, pages: [nothing] },
  { theme: 'light', width: 360, pages: [nothing] },
  {
    theme: 'light',
    width: 1280,
    pages: [
      [ARTICLE, 'How the trailing floor moves'],
      ['/blog/a-trading-day-in-server-time', 'A trading day in server time'],
    ],
  },
];
for (const { theme, width, pages } of looks) {
  test(`the blog has no accessibility violation, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((name) => localStorage.setItem('prop-firm-theme', name), theme);
    for (const [path = '', heading] of pages) {
      await page.goto(path);
      await expect(page.locator('html[data-interactive]')).toBeAttached();
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      expect(await axeFindings(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
