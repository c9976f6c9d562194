import type { CheckoutReceipt, StoredCheckout } from '@duneline/machines';
import { rulebook } from '@duneline/specs/site';
import { callFunction } from '../../lib/backend/callFunction.ts';
import { language } from '../../lib/language/language.ts';
import { readReferral } from '../../lib/referral/referral.ts';
import { forgetReplaced, readStoredCheckout } from './storedCheckout.ts';

/** A receipt from the edge functions `checkout` and `order-receipt`. */
export interface OrderReceipt {
  readonly number: number;
  readonly status: CheckoutReceipt['status'];
  readonly email: string;
  readonly fullName: string;
  readonly country: string;
  readonly tier: string;
  /** Whether it belongs to an account. */
  readonly isClaimed: boolean;
  readonly termsVersion: string | null;
  readonly totalCents: number;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
  readonly refundReason: string | null;
  readonly lines: readonly {
    readonly kind: 'fee' | 'add-on' | 'discount';
    /** Id of the tier or add-on, or the code of the coupon. */
    readonly item: string;
    readonly amountCents: number;
  }[];
  readonly payment: { readonly method: string; readonly failureReason: string | null } | null;
}

/** The current version of the rules, which the buyer accepts. */
export const termsVersion = rulebook.versions.at(-1) ?? { id: '', from: '' };

/**
 * Places an order, or finds the one with its key.
 * @throws {ServiceError}
 */
export async function placeOrder({ key, order }: StoredCheckout): Promise<CheckoutReceipt> {
  const body = {
    key,
    ...order,
    fullName: order.fullName.trim(),
    affiliate: readReferral().code,
    termsVersion: termsVersion.id,
    replaces: readStoredCheckout()?.replaced ?? [],
    language,
  };
  try {
    const placed = await callFunction<OrderReceipt & { readonly paymentPage: string | null }>('checkout', { body });
    forgetReplaced();
    return { status: placed.status, failureReason: placed.payment?.failureReason ?? null, paymentPage: placed.paymentPage };
  } catch (error) {
    // The buyer sees that the replaced order has been paid; ordering again is then a separate purchase.
    if (Object(error).code === 'replaced_order_paid') forgetReplaced();
    throw error;
  }
}

/**
 * The receipt of the order with a key.
 * @throws {ServiceError}
 */
export async function readReceipt(key: string): Promise<OrderReceipt> {
  return await callFunction<OrderReceipt>(`order-receipt?key=${encodeURIComponent(key)}`, { method: 'GET' });
}
