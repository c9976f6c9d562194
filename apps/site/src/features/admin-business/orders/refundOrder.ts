import { isAnswer } from '@duneline/specs/answers/adminOrders';
import { callFunction } from '../../../lib/backend/callFunction.ts';
import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';

/** An order to refund; the buyer sees the reason. */
export interface Refund {
  readonly order: string;
  readonly reason: string;
}

/**
 * Refunds an order; repeating it has no effect.
 * @throws {ServiceError}
 */
export async function refundOrder({ order, reason }: Refund) {
  const client = await getClient();
  return confirmChange(
    () => callFunction('admin-orders', { body: { action: 'refund', order, reason } }, isAnswer),
    () => dataOf(client.from('orders').select('id').match({ id: order, status: 'refunded' }).maybeSingle()),
  );
}
