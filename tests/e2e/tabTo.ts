import { expect, type Page } from '@playwright/test';

/** Presses Tab until an element with this name has the focus; fails when the focus returns to the start. */
export async function tabTo(page: Page, role: string, name: string | RegExp) {
  const wanted = page.getByRole(role as 'link', { name }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 250; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement || element.contains(document.activeElement)))
      return wanted;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to the ${role} "${String(name)}".`);
}
