import { fieldOf } from '../effects/fieldOf.ts';
import { storedFields } from '../effects/storedFields.ts';
import { emptyOrder } from './checkoutOrder.ts';
import type { CheckoutOrder } from './checkoutOrder.ts';

/** A checkout, stored while the visitor is on the payment service's page. */
export interface StoredCheckout {
  /** The idempotency key of the order. */
  readonly key: string;
  /** Whether the key has been sent to the server. */
  readonly isPlaced: boolean;
  readonly order: CheckoutOrder;
}

/** Key in local storage, which all tabs and pages opened by mailed links share. */
export const checkoutStorageKey = 'checkout';

const version = 1;

/** The text to store for a checkout. */
export function encodeCheckout({ key, isPlaced, order }: StoredCheckout): string {
  return JSON.stringify({ version, key, isPlaced, order });
}

/** Parses a stored checkout: `null` if it is unreadable or has another version. */
export function decodeCheckout(stored: string): StoredCheckout | null {
  const { version: storedVersion, key, isPlaced, order } = storedFields(stored);
  const fits = Object.entries(emptyOrder).every(([name, empty]) => isLike(fieldOf(order, name), empty));
  if (storedVersion !== version || typeof key !== 'string' || !fits) return null;
  return { key, isPlaced: isPlaced === true, order: Object.assign({}, emptyOrder, order) };
}

/** Whether a stored field has the same type as the empty one; only the coupon may be a string or `null`. */
function isLike(value: unknown, empty: unknown): boolean {
  if (empty === null) return value === null || typeof value === 'string';
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof value === typeof empty;
}
