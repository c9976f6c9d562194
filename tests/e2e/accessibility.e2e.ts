import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './site.ts';

const paths = ['/', '/pricing', '/checkout', '/affiliate-login', '/admin-login', '/affiliate-signup', '/about', '/no-such-page'];

for (const path of paths) {
  for (const theme of ['dark', 'light']) {
    test(`${path} has no accessibility violation in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((name) => localStorage.setItem('prop-firm-theme', name), theme);
      await page.goto(path);
      await expect(page.locator('html[data-interactive]')).toBeAttached();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    });
  }
}

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('the keyboard reaches the content past the header with one key', async ({ site, page }) => {
  await site.open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a route change moves the focus to the new page and starts at its top', async ({ site, page }) => {
  await site.open('/');
  await site.refuseCookies();
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
