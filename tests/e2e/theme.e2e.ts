import { expect, test } from './site.ts';

test('the dark theme is the default, and the toggle changes and keeps it', async ({ site, page }) => {
  await site.open('/');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: /light/i }).first().click();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
});

test('a stored theme is there at the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('prop-firm-theme', 'light');
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-paint').length) return;
      document.documentElement.dataset.firstPaint = document.documentElement.className;
      observer.disconnect();
    }).observe({ type: 'paint', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.parsed = document.documentElement.className;
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-parsed', /\blight\b/);
  await expect(page.locator('html')).toHaveAttribute('data-first-paint', /\blight\b/);
});

test('an unreadable stored theme is set aside', async ({ site, page }) => {
  await page.addInitScript(() => localStorage.setItem('prop-firm-theme', '{"broken'));
  await site.open('/');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: /light/i }).first().click();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
});

test.describe('an unreadable stored session', () => {
  test('is set aside, and the visitor can sign in', async ({ site, page }) => {
    await page.addInitScript(() => localStorage.setItem('duneline:session', 'not a session'));
    await site.open('/affiliate-dashboard');
    await expect(page).toHaveURL(/\/login\?returnTo=/);
  });
});
