import * as t from '@duneline/specs/messages/admin-business';
import type { Order, OrderStatus } from './readOrders.ts';

/** The names of an order's and a payment's statuses, and their tones. */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
  pending: t.orderPending,
  paid: t.orderPaid,
  failed: t.orderFailed,
  cancelled: t.orderCancelled,
  refunded: t.orderRefunded,
};
export const statusTones = {
  pending: 'info',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  refunded: 'warning',
} as const;
/** How a dispute of the buyer's at their bank stands. */
export const disputeNames: Readonly<Record<NonNullable<Order['payments'][number]['dispute_status']>, string>> = {
  open: t.disputeOpen,
  won: t.disputeWon,
  lost: t.disputeLost,
};
export const paymentNames: Readonly<Record<Order['payments'][number]['status'], string>> = {
  pending: t.paymentPending,
  succeeded: t.paymentSucceeded,
  failed: t.paymentFailed,
  refunded: t.paymentRefunded,
};
