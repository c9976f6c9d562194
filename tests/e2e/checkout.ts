import * as t from '@duneline/specs/messages/checkout';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

export const buyer = { email: 'ann.lee@duneline.example', fullName: 'Ann Lee', country: 'Jordan' };

/** The address of a checkout, and what its size costs without add-ons. */
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

/** Chooses the billing country by its name, with the keyboard. */
export async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: t.countryLabel }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: t.countryLabel })).toHaveValue(name);
}

/** Goes through the four steps as a guest, up to the button that orders. */
export async function fillInOrder(page: Page): Promise<void> {
  await press(page, t.continueToContact);
  await page.getByRole('textbox', { name: t.emailLabel }).fill(buyer.email);
  await page.getByRole('textbox', { name: t.fullNameLabel }).fill(buyer.fullName);
  await chooseCountry(page, buyer.country);
  await chooseMethod(page);
}

/** From the contact step, complete, to the terms, accepted. */
export async function chooseMethod(page: Page): Promise<void> {
  await press(page, t.continueToMethod);
  await page.getByRole('radio', { name: /^PayPal/ }).focus();
  await page.keyboard.press('Space');
  await press(page, t.continueToTerms);
  await page.getByRole('checkbox', { name: t.termsAccept }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: t.termsAccept })).toBeChecked();
}

/** Orders, and chooses on the payment service's page what becomes of the payment. */
export async function order(page: Page, outcome: string | RegExp): Promise<void> {
  await press(page, /^Order and pay/);
  await settle(page, outcome);
}

/** Waits for the payment service's page, and chooses what becomes of the payment. */
export async function settle(page: Page, outcome: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Simulated payment' })).toBeVisible();
  await page.getByRole('button', { name: outcome }).click();
}

/** The receipt is shown; gives its number. */
export async function readReceipt(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: t.receiptTitle })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success\?order=/);
  return await readNumber(page);
}

/** The number of the order that the page shows. */
export async function readNumber(page: Page): Promise<string> {
  const line = await page
    .getByRole('main')
    .getByText(/Order \d+/)
    .first()
    .innerText();
  return /\d+/.exec(line)?.[0] ?? '';
}
