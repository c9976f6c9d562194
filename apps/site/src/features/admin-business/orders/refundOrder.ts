import { isAnswer } from '@duneline/specs/answers/adminOrders';
import { callFunction } from '../../../lib/backend/callFunction.ts';

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
  return callFunction('admin-orders', { body: { action: 'refund', order, reason } }, isAnswer);
}
