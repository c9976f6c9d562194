import * as t from '@duneline/specs/messages/checkout';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

export const buyer = { email: 'ann.lee@duneline.example', fullName: 'Ann Lee', country: 'Jordan' };

/** The URL of a checkout, and the price of its size without add-ons. */
export const checkoutAddress = '/checkout?tier=2&type=1-step';
export const price = '$99.00';

/** The buttons of the simulated payment service. */
export const simulated = {
  pay: /^Pay \$/,
  challenge: /3-D Secure/,
  decline: /decline/,
  slow: /few seconds later/,
  late: /confirmed later$/,
  duplicate: /confirmed twice/,
  abandon: 'Leave without paying',
} as const;

export async function openCheckout(site: Site): Promise<void> {
  await site.open(checkoutAddress);
  await site.refuseCookies();
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Selects the billing country by name, with the keyboard; types it again if the list has closed meanwhile, as by a scroll. */
export async function chooseCountry(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: t.countryLabel });
  await field.focus();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { name })).toBeVisible({ timeout: 2000 });
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=option][data-focused]')).toHaveText(name, { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(name);
}

/** Completes the form as a guest, up to the order button. */
export async function fillInOrder(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: t.emailLabel }).fill(buyer.email);
  await page.getByRole('textbox', { name: t.fullNameLabel }).fill(buyer.fullName);
  await chooseCountry(page, buyer.country);
  await chooseMethodAndTerms(page);
}

export async function chooseMethodAndTerms(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^PayPal/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: t.termsAccept }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: t.termsAccept })).toBeChecked();
}

/** Places the order, and selects the payment's outcome on the payment service's page. */
export async function order(page: Page, outcome: string | RegExp): Promise<void> {
  await press(page, /^Order and pay/);
  await settle(page, outcome);
}

/** Waits for the payment service's page, and selects the payment's outcome. */
export async function settle(page: Page, outcome: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Simulated payment' })).toBeVisible();
  await page.getByRole('button', { name: outcome }).click();
}

/**
 * Waits for the receipt.
 * @returns its number
 */
export async function readReceipt(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: t.receiptTitle })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success\?order=/);
  return await readNumber(page);
}

/** The number of the shown order. */
export async function readNumber(page: Page): Promise<string> {
  const line = await page
    .getByRole('main')
    .getByText(/Order \d+/)
    .first()
    .innerText();
  return /\d+/.exec(line)?.[0] ?? '';
}
