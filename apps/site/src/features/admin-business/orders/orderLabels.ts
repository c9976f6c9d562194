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
export const paymentNames: Readonly<Record<Order['payments'][number]['status'], string>> = {
  pending: t.paymentPending,
  succeeded: t.paymentSucceeded,
  failed: t.paymentFailed,
  refunded: t.paymentRefunded,
};
