import { expect, type Page } from '@playwright/test';

/** Payouts of the seed's funded account. */
export const payouts = '/dashboard/payouts?account=700037';
export const reviewButton = (page: Page) => page.getByRole('button', { name: 'Review payout' });
export const requestButton = (page: Page) => page.getByRole('button', { name: 'Request payout' });
/** The steps of the payout that is on its way. */
export const tracker = (page: Page) =>
  page.getByRole('region', { name: 'Your payout is on its way' }).getByRole('list', { name: 'Steps of this payout' });

/** Continues as another user of the same embedded backend. */
export async function becomePersona(page: Page, persona: 'admin' | 'trader'): Promise<void> {
  const panel = page.getByRole('region', { name: 'Embedded backend' });
  await expect(page.getByRole('button', { name: 'Open the backend panel' }).or(panel)).toBeVisible();
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Open the backend panel' }).click();
  await panel.getByRole('tab', { name: 'Scenario' }).click();
  await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: persona, exact: true }).click()]);
}

/** Selects a payout method, and waits for the form. */
export async function choose(page: Page, method: 'Bank' | 'UPI' | 'Crypto'): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('radio', { name: method }) });
  const radio = form.getByRole('radio', { name: method });
  if (!(await radio.isChecked())) await form.getByText(method, { exact: true }).click();
  await expect(radio).toBeChecked();
}
