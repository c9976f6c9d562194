import type { EdgeEnvironment } from '../../../contract.ts';
import { uuid } from './fields.ts';
import { callDatabase } from './platform.ts';
import type { Person } from './platform.ts';
import { Refusal } from './Refusal.ts';

/** The fields of `order_receipt` that the functions use. */
export interface OrderReceipt {
  readonly number: number;
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';
  readonly email: string;
  readonly totalCents: number;
  readonly termsVersion: string | null;
  readonly lines: readonly {
    readonly kind: 'fee' | 'add-on' | 'discount';
    readonly label: string;
    readonly amountCents: number;
  }[];
  readonly payment: {
    readonly id: string;
    readonly method: string;
    readonly status: 'pending' | 'succeeded' | 'failed' | 'refunded';
    readonly amountCents: number;
    readonly failureReason: string | null;
  } | null;
}

/**
 * The order with a key.
 * @throws {Refusal} 404
 */
export async function readOrder(environment: EdgeEnvironment, key: string): Promise<OrderReceipt> {
  const receipt = (await callDatabase(environment, 'order_receipt', { _key: key })) as OrderReceipt | null;
  if (receipt === null) throw new Refusal(404, 'order_not_found', 'No order has this key.');
  return receipt;
}

/**
 * The order's key in a URL's query.
 * @throws {Refusal} 400
 */
export function readOrderKey(request: Request, name: string): string {
  try {
    return uuid(new URL(request.url).searchParams.get(name));
  } catch {
    throw new Refusal(400, 'validation_failed', `${name} must be the UUID with which the order was placed.`);
  }
}

/** Assigns the orders that a person placed as a guest with their confirmed address to their account. */
export async function claimOrders(environment: EdgeEnvironment, person: Person | null): Promise<void> {
  if (person === null || person.confirmedEmail === null) return;
  await callDatabase(environment, 'claim_orders', { _person: person.id, _email: person.confirmedEmail });
}

/**
 * The pages to which a payment returns; `language` is `ar` for the Arabic ones.
 * @throws {Error} when SITE_URL is no URL
 */
export function returnPages(environment: EdgeEnvironment, key: string, language: string | null) {
  const site = environment.secret('SITE_URL') ?? '';
  if (!URL.canParse(site)) {
    throw new Error('SITE_URL is not set to the URL of the site. Set it with `supabase secrets set`.');
  }
  const base = language === 'ar' ? '/ar' : '';
  const page = (path: string): string => {
    const target = new URL(base + path, site);
    target.searchParams.set('order', key);
    return target.href;
  };
  return { success: page('/payment-success'), checkout: page('/checkout') };
}
