import { isAnswer } from '@duneline/specs/answers/adminOrders';
import { callFunction } from '../../../lib/backend/callFunction.ts';
import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';

/**
 * Payments that are owed to their buyers: those of an order, or all that have not been sent back yet.
 * @throws {ServiceError}
 */
export async function readSurplus(order?: string) {
  const client = await getClient();
  const request = client
    .from('payments')
    .select(
      'id, status, amount_cents, received_cents, received_currency, owed_cents, surplus_received_at, surplus_sent_at, refund_failed_at, orders(id, number, full_name, status)',
    )
    .not('surplus_received_at', 'is', null)
    .order('surplus_received_at')
    .order('id');
  return await dataOf(order === undefined ? request.is('surplus_sent_at', null).limit(50) : request.eq('order_id', order));
}

export type Surplus = Awaited<ReturnType<typeof readSurplus>>[number];

/**
 * Sends a payment back, or notes that it was; repeating it has no effect.
 * @throws {ServiceError}
 */
export async function sendSurplus(payment: string) {
  const client = await getClient();
  return confirmChange(
    () => callFunction('admin-orders', { body: { action: 'send-back', payment } }, isAnswer),
    () => dataOf(client.from('payments').select('id').eq('id', payment).not('surplus_sent_at', 'is', null).maybeSingle()),
  );
}
