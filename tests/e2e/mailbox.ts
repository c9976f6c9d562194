import type { Page } from '@playwright/test';

/**
 * The newest mail or message of the embedded backend; `link` is `null` in a text message.
 * @param before number of newer ones to skip
 */
export async function newestMail(page: Page, before = 0): Promise<{ readonly code: string; readonly link: string | null }> {
  const panel = page.getByRole('region', { name: 'Embedded backend' });
  await page.keyboard.press('Alt+Shift+B');
  await panel.getByRole('tab', { name: 'Inbox' }).click();
  const mail = panel.getByRole('article').nth(before);
  const code = await mail.locator('dd').first().innerText();
  const link = mail.getByRole('link');
  const address = (await link.count()) > 0 ? await link.getAttribute('href') : null;
  await page.keyboard.press('Alt+Shift+B');
  return { code: code.trim(), link: address };
}

/** Types a code, which is verified with its last digit. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code', exact: true }).focus();
  await page.keyboard.type(code);
}

/** Presses a button by keyboard. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}
