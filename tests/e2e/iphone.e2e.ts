import { devices } from '@playwright/test';
import { expect, test } from './site.ts';

const { userAgent, viewport, hasTouch } = devices['iPhone 15'];
test.use({ userAgent, viewport, hasTouch });

// The fixture fails the test if the policy refuses a style, which the browser logs.
test('on an iPhone the page behind the open menu stays where it is, within the strict policy', async ({ site, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'iPhone' }));
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
  await site.open('/');
  const chaining = () => page.locator('body').evaluate((body) => getComputedStyle(body).overscrollBehaviorY);
  expect(await chaining()).toBe('auto');

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await chaining()).toBe('contain');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await chaining()).toBe('auto');
});
