import { catalogue } from '@duneline/specs/site';
import type { PaymentLogo, PaymentMethod } from '@duneline/ui';
// One file for all, cached by the browser: drawings in the page would be repeated in every document.
import logos from './paymentLogos.svg?no-inline';

type Drawing = Omit<PaymentLogo, 'href'>;

/** Sizes that look equally large beside each other. */
const drawings: Record<string, Drawing & { readonly symbol: string }> = {
  Visa: { symbol: 'visa', width: 31, height: 10, isWordmark: true },
  Mastercard: { symbol: 'mastercard', width: 26, height: 16 },
  'Google Pay': { symbol: 'google-pay', width: 35, height: 14, isWordmark: true },
  'Apple Pay': { symbol: 'apple-pay', width: 31, height: 20, isWordmark: true },
  UPI: { symbol: 'upi', width: 30, height: 10, isWordmark: true },
  PayPal: { symbol: 'paypal', width: 14, height: 16 },
  Bitcoin: { symbol: 'bitcoin', width: 17, height: 17 },
  USDT: { symbol: 'usdt', width: 18, height: 16 },
};

/** The payment methods of the catalogue with their logos; a method without a drawing is shown by its name. */
export const paymentMethods: readonly PaymentMethod[] = catalogue.paymentMethods.map((name) => {
  const drawing = drawings[name];
  if (!drawing) return { id: name, name };
  const { symbol, ...size } = drawing;
  return { id: name, name, logo: { ...size, href: `${logos}#${symbol}` } };
});
