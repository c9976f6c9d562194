import { rules } from '@duneline/specs/site';
import * as footer from '@duneline/specs/messages/footer';
import * as panels from '@duneline/specs/messages/panels';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** The colors of a page's text and background, and whether a line overflows. */
const paper = (page: Page) =>
  page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('main, [role=dialog]') ?? document.body);
    return { ink: color, paper: getComputedStyle(document.body).backgroundColor };
  });
const inkOnPaper = { ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' };

test.beforeEach(async ({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

for (const path of ['/pricing', '/platform', '/blog', '/ar/pricing', '/security']) {
  test(`${path} is printed as its own words, ink on paper, with nothing folded away`, async ({ site, page }) => {
    await site.open(path);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => paper(page)).toEqual(inkOnPaper);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('body > :not(#root):visible')).toHaveCount(0);
    await expect(page.locator('main nav:visible')).toHaveCount(0);
    for (const folded of await page.locator('main details').all()) {
      await expect(folded.locator(':scope > :not(summary)').first()).toBeVisible();
    }
  });
}

test('an article is printed whole, and says where its links lead', async ({ site, page }) => {
  await site.open('/blog');
  await site.open((await page.locator('main a[href^="/blog/"]').first().getAttribute('href')) ?? '');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect.poll(() => paper(page)).toEqual(inkOnPaper);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    main.append(Object.assign(document.createElement('a'), { id: 'out', href: 'https://example.com/law', textContent: 'law' }));
  });
  expect(await page.locator('#out').evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    'https://example.com/law',
  );
});

test('the full legal text is printed instead of the page under it, to its last line', async ({ site, page }) => {
  await page.emulateMedia({ media: 'screen' });
  await site.open('/about');
  await site.refuseCookies();
  await page.getByText(footer.legalTitle, { exact: true }).click();
  await page.getByRole('button', { name: panels.legalFullPage }).click();
  const text = page.getByRole('dialog', { name: panels.legalDialogTitle });
  await expect(text.getByText(rules.legal.at(-1)!.title)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => paper(page)).toEqual(inkOnPaper);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const { height, scroll } = await text.evaluate((dialog) => ({
    height: dialog.getBoundingClientRect().height,
    scroll: Math.max(
      ...[dialog, ...dialog.querySelectorAll('*')].map(
        (part) => part.scrollHeight - part.clientHeight * Number(part.clientHeight > 0),
      ),
    ),
  }));
  expect(height).toBeGreaterThan(600);
  expect(scroll).toBeLessThan(40);
});
