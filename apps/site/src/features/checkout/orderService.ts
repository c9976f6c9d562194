import type { CheckoutReceipt, StoredCheckout } from '@duneline/machines';
import { isAnswer as isPlacedOrder } from '@duneline/specs/answers/checkout';
import { isAnswer as isReceipt, type Answer } from '@duneline/specs/answers/orderReceipt';
import { rulebook } from '@duneline/specs/site';
import { callFunction } from '../../lib/backend/callFunction.ts';
import { language } from '../../lib/language/language.ts';
import { settleReferral } from '../../lib/referral/settleReferral.ts';
import { forgetReplaced, readStoredCheckout } from './storedCheckout.ts';

/** A receipt from the edge function `order-receipt`. */
export type OrderReceipt = Answer;

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
    affiliate: (await settleReferral()).code,
    termsVersion: termsVersion.id,
    replaces: readStoredCheckout()?.replaced ?? [],
    language,
  };
  try {
    const placed = await callFunction('checkout', { body }, isPlacedOrder);
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
  return await callFunction(`order-receipt?key=${encodeURIComponent(key)}`, { method: 'GET' }, isReceipt);
}
