import { brand, instruments, routes } from '@duneline/specs/site';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const pages = routes.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => (path === '/' ? '/ar' : `/ar${path}`));

/**
 * Words that stay in Latin script: the firm, platforms, payment methods, units, technical terms, addresses, names of traders.
 */
const NAMES = new RegExp(
  [
    'Duneline(?: Evaluations FZCO)?|duneline-1',
    'Match Trader|Platform 5|MetaTrader|cTrader|Match-Trader',
    'Visa|Mastercard|Google(?: Pay)?|Apple(?: Pay)?|UPI|PayPal|Bitcoin|USDT',
    'Discord|Telegram|Instagram|YouTube|WhatsApp',
    String.raw`(?:[\w-]+\.)+(?:example|json|txt|xml)\b`,
    'HTML?|RSS|CSV|TXT|TSV|SEO|QR|JavaScript|UTC|Asia/Dubai|English',
    String.raw`\p{Lu}\p{Ll}+ \p{Lu}\.`,
    String.raw`DL-\d+|\d[\d.,]*[KM]\b`,
    String.raw`\S+@\S+|https?://\S+|(?:/[\w:*.-]+)+/?`,
    ...instruments.flatMap(({ symbols }) => symbols),
    String.raw`\b[A-Z]{1,2}\b`, // countries
  ].join('|'),
  'gu',
);

/** The texts of a page: the visible ones, and the names of images and controls. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [aria-roledescription]')].flatMap(
      (element) =>
        element.closest('[lang]') === document.documentElement
          ? ['aria-label', 'alt', 'placeholder', 'aria-roledescription'].flatMap((name) => element.getAttribute(name) ?? [])
          : [],
    );
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, code')) continue;
      if (parent.closest('[lang]') === document.documentElement) texts.push(node.textContent ?? '');
    }
    return [document.title, ...named, ...texts].join('\n');
  });
}

for (const path of pages) {
  test(`${path} speaks Arabic, from right to left`, async ({ site, page }) => {
    await site.open(path);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('region', { name: 'ملفات الارتباط' })).toBeVisible();
    const latin = (await wordsOf(page)).replace(NAMES, '').match(/[A-Za-z][A-Za-z'’-]+/g) ?? [];
    expect([...new Set(latin)]).toEqual([]);
  });
}

test('the server sends each Arabic page whole, in its own language, with its twin named', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const english = path.replace(/^\/ar/, '') || '/';
    expect(html, path).toContain('<html lang="ar" dir="rtl"');
    expect(html, path).toMatch(new RegExp(`rel="canonical" href="https://[^/"]+${path}"`));
    expect(html, path).toMatch(new RegExp(`rel="alternate" hreflang="en" href="https://[^/"]+${english}"`, 'i'));
    expect(html, path).toMatch(new RegExp(`rel="alternate" hreflang="ar" href="https://[^/"]+${path}"`, 'i'));
  }
});

test('an unknown Arabic address is answered in Arabic, with its status', async ({ page, request }) => {
  expect((await request.get('/ar/no-such-page')).status()).toBe(404);
  await page.goto('/ar/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة غير موجودة');
});

for (const [guarded, signIn] of [
  ['/affiliate-dashboard/earnings?from=2026-02-01', '/login'],
  ['/admin/orders?status=paid', '/admin-login'],
] as const) {
  test(`whoever opens ${guarded} in Arabic signs in and stays in Arabic`, async ({ page }) => {
    await page.goto(`/ar${guarded}`);
    await expect(page).toHaveURL(new RegExp(`/ar${signIn}\\?`));
  });
}

test('the link to the other language keeps the page and what was chosen on it', async ({ site, page }) => {
  await site.open('/pricing?program=1-step#comparison');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/pricing?program=1-step#comparison');
  await expect(page).toHaveTitle(`الأسعار | ${brand.name}`);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/pricing?program=1-step#comparison');
});

test('the languages are offered in the header of a wide page and in the menu of a narrow one', async ({ site, page }) => {
  await site.open('/ar/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute('href', '/about');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'افتح القائمة' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'English' })).toHaveAttribute('href', '/about');
});

test('going from page to page stays in Arabic', async ({ site, page }) => {
  await site.open('/ar');
  await page.getByRole('contentinfo').getByRole('link', { name: 'الأسعار' }).click();
  await expect(page).toHaveURL('/ar/pricing');
  await expect(page).toHaveTitle(`الأسعار | ${brand.name}`);
});

test('the keyboard chooses the numerals, which stay chosen and change nothing but their look', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/ar/pricing');
  const price = page.getByRole('main').getByText('$59', { exact: false }).first();
  const look = async () => (await price.screenshot({ animations: 'disabled' })).toString('base64');
  const before = { look: await look(), text: await price.textContent() };
  await page.getByRole('radio', { name: 'لاتينية' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /مشرقية/ })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-numerals', 'arab'); // Also when the scripts loaded after the choice.
  await page.evaluate(() => document.fonts.ready);
  expect({ look: (await look()) === before.look, text: await price.textContent() }).toEqual({ look: false, text: before.text });

  await page.goto('/ar');
  await expect(page.locator('html')).toHaveAttribute('data-numerals', 'arab');
  await expect(page.getByRole('radio', { name: /مشرقية/ })).toBeChecked();
  await page.getByRole('radio', { name: 'لاتينية' }).check({ force: true });
  await expect(page.locator('html')).not.toHaveAttribute('data-numerals');
});
