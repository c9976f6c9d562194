import * as floating from '@duneline/specs/messages/floating';
import { brand } from '@duneline/specs/site';
import type { Locator, Page } from '@playwright/test';
import { clockJumpErrors, expect, test } from './site.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };
const part = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true });
const call = (page: Page) => part(page, floating.callLabel);
const dock = (page: Page) => part(page, floating.dockLabel);
const column = (page: Page) => part(page, floating.contactLabel);
const cookies = (page: Page) => page.getByRole('region', { name: /cookie/i });
/** Scrolls, and waits for a frame in which the page can respond: what is hidden then stays hidden. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (offset) => {
    window.scrollTo({ top: offset, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

for (const size of [phone, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, expectedErrors: clockJumpErrors });

    test('the call to action appears after 100 px, and not before', async ({ site, page }) => {
      await site.open('/');
      await site.refuseCookies();
      await expect(dock(page).or(column(page))).toBeVisible();
      await scrollTo(page, 100);
      await expect(call(page)).toBeHidden();
      await scrollTo(page, 101);
      await expect(call(page)).toBeVisible();
      await expect(call(page).getByRole('link')).toHaveAttribute('href', '/checkout');
      await scrollTo(page, 0);
      await expect(call(page)).toBeHidden();
    });

    test('dismissed by keyboard, it hands the focus to the page and stays away for 24 hours', async ({ site, page }) => {
      await page.clock.install();
      await site.open('/');
      await site.refuseCookies();
      await scrollTo(page, 300);
      await call(page).getByRole('button', { name: floating.dismissCall }).focus();
      await page.keyboard.press('Enter');
      await expect(call(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await expect.poll(() => stored(page)).toContain('floatingCTADismissed');

      await page.clock.fastForward('23:59:00');
      await page.reload();
      await expect(column(page).or(dock(page)).first()).toBeVisible();
      await scrollTo(page, 300);
      await expect(call(page)).toBeHidden();

      await page.clock.fastForward('00:02:00');
      await scrollTo(page, 301);
      await expect(call(page)).toBeVisible();
    });

    test('it is hidden on the paths that do without it', async ({ site, page }) => {
      await site.open('/');
      await site.refuseCookies();
      for (const path of ['/checkout', '/contact', '/pricing', '/dashboard', '/affiliate-login', '/affiliate-signup']) {
        await site.open(path);
        // Rendered, even if it covers a control.
        await expect(page.locator(`aside[aria-label="${floating.contactLabel}"]`), path).toBeAttached();
        await page.evaluate(() => (document.body.style.minBlockSize = '4000px'));
        await scrollTo(page, 400);
        await expect(call(page), path).toBeHidden();
        await expect(dock(page), path).toBeHidden();
      }
      await site.open('/blog');
      await expect(column(page).or(dock(page)).first()).toBeVisible();
      await scrollTo(page, 400);
      await expect(call(page)).toBeVisible();
    });

    test('nothing that floats covers what the keyboard focuses', async ({ site, page }) => {
      await site.open('/programs');
      await site.refuseCookies();
      await scrollTo(page, 101);
      await expect(call(page)).toBeVisible();
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab');
        await expect.poll(() => page.evaluate(coveredFocus), { message: `after ${step + 1} steps` }).toBe(null);
      }
    });

    test('the chat loads nothing before its button is pressed, then says where it is', async ({ site, page }) => {
      const outside: string[] = [];
      page.on('request', (request) => new URL(request.url()).hostname !== 'localhost' && outside.push(request.url()));
      await site.open('/about');
      await site.refuseCookies();
      const button = page.getByRole('button', { name: floating.chat, exact: true });
      await button.click();
      const dialog = page.getByRole('dialog', { name: floating.chatTitle });
      await expect(dialog.getByRole('link', { name: floating.chatOpen })).toHaveAttribute('href', brand.hosts.chat);
      await expect(dialog.getByRole('link', { name: floating.chatWhatsapp })).toHaveAttribute('href', brand.hosts.whatsapp);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await dialog.getByRole('link', { name: floating.chatContact }).click();
      await expect(page).toHaveURL('/contact');
      await expect(dialog).toBeHidden();
      expect(outside).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('cookies are asked first, and then one part floats at a time', async ({ site, page }) => {
    await site.open('/');
    await expect(cookies(page)).toBeVisible();
    await scrollTo(page, 600);
    await expect.poll(() => shownOf(call(page), dock(page), column(page))).toEqual([false, false, false]);
    await site.refuseCookies();
    await expect.poll(() => shownOf(call(page), dock(page), column(page))).toEqual([true, false, false]);
    await call(page).getByRole('button', { name: floating.dismissCall }).click();
    await expect.poll(() => shownOf(call(page), dock(page), column(page))).toEqual([false, true, false]);
    await expect(dock(page).getByRole('link', { name: floating.startChallenge })).toHaveAttribute('href', '/checkout');
    await expect(dock(page).getByRole('link', { name: floating.whatsapp })).toHaveAttribute('href', brand.hosts.whatsapp);
    await dock(page).getByRole('button', { name: floating.dismissDock }).click();
    await expect(dock(page)).toBeHidden();
    await expect.poll(() => stored(page)).toContain('contactDockDismissed');
    await page.reload();
    await expect(page.locator(`aside[aria-label="${floating.contactLabel}"]`)).toBeAttached();
    expect(await shownOf(call(page), dock(page))).toEqual([false, false]);
  });

  test('the end of the page can be seen above the bar', async ({ site, page }) => {
    await site.open('/about');
    await site.refuseCookies();
    await scrollTo(page, 400);
    await expect(call(page)).toBeVisible();
    await scrollTo(page, 1e6);
    const covered = async () => {
      const end = await page.getByRole('contentinfo').boundingBox();
      const bar = await call(page).boundingBox();
      return end && bar && end.y + end.height - bar.y;
    };
    await expect.poll(covered).toBeLessThanOrEqual(1);
  });
});

/** Controls and table cells that a floating card covers, at every 300 px of scrolling. */
async function coveredControls(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const covered: string[] = [];
  for (let top = 0; top < height; top += 300) {
    await scrollTo(page, top);
    covered.push(
      ...(await page.evaluate(() => {
        const floats = [...document.body.querySelectorAll(':scope > aside')].filter(
          (aside) => getComputedStyle(aside).visibility !== 'hidden' && getComputedStyle(aside).position === 'fixed',
        );
        // A bar has room at the page's end: what lies beneath it can be scrolled free.
        const cards = floats.filter((aside) => aside.getBoundingClientRect().width < innerWidth - 40);
        return cards.flatMap((aside) => {
          const over = aside.getBoundingClientRect();
          return [...document.querySelectorAll('main :is(a, button, input, summary, td, dd)')].flatMap((control) => {
            const box = control.getBoundingClientRect();
            const isOver = over.left < box.right && box.left < over.right && over.top < box.bottom && box.top < over.bottom;
            return box.width > 0 && isOver ? [`${aside.ariaLabel}: ${control.textContent}`] : [];
          });
        });
      })),
    );
  }
  return covered;
}

for (const [path, size] of [
  ['/pricing', { width: 1440, height: 900 }],
  ['/pricing', phone],
  ['/affiliate-login', phone],
  ['/leaderboard', desktop],
] as const) {
  test(`no control lies under what floats on ${path} at ${size.width} px, wherever it is scrolled to`, async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await site.open(path);
    await site.refuseCookies();
    expect(await coveredControls(page)).toEqual([]);
  });
}

test('on a wide window one part floats at a time too, and the page stores nothing for it', async ({ site, page }) => {
  await page.setViewportSize(desktop);
  await site.open('/');
  await site.refuseCookies();
  const before = await stored(page);
  const shownCount = async () => (await shownOf(call(page), dock(page), column(page))).filter(Boolean).length;
  await expect.poll(shownCount).toBe(1);
  await scrollTo(page, 400);
  await expect(call(page)).toBeVisible();
  expect(await shownCount()).toBe(1);
  expect(await stored(page)).toEqual(before);
});

const shownOf = (...parts: readonly Locator[]) => Promise.all(parts.map((locator) => locator.isVisible()));

/**
 * The text of the focused element, if an overlay covers it. An element taller than the space between header and overlay cannot be
 * free of both.
 */
function coveredFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.tagName === 'MAIN') return null;
  const box = focused.getBoundingClientRect();
  const isCovered = [...document.body.querySelectorAll(':scope > aside')].some((aside) => {
    if (aside.contains(focused) || getComputedStyle(aside).visibility === 'hidden') return false;
    const over = aside.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    if (box.height > over.top - Math.max(0, header)) return false;
    return over.left < box.right && box.left < over.right && over.top < box.bottom && box.top < over.bottom;
  });
  return isCovered ? (focused.textContent || focused.tagName).trim() : null;
}
