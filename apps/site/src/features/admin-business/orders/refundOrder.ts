import { callFunction } from '../../../lib/backend/callFunction.ts';

/** An order to refund; the buyer reads the reason. */
export interface Refund {
  readonly order: string;
  readonly reason: string;
}

/** Sends the money of an order back, once however often it is pressed. @throws {ServiceError} when the function refuses. */
export async function refundOrder({ order, reason }: Refund) {
  return callFunction<{ readonly order: number }>('admin-orders', { body: { action: 'refund', order, reason } });
}
