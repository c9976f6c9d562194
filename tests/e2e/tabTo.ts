import { expect, type Page } from '@playwright/test';

/** Presses Tab until what has the focus is called so; a keyboard that comes round to the beginning has not found it. */
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
