import * as t from '@duneline/specs/messages/checkout';
import type { OrderReceipt } from './orderService.ts';

/** The words and colors of an order's statuses. */
export const orderStatuses = {
  pending: { label: t.statusPending, tone: 'warning' },
  paid: { label: t.receiptPaid, tone: 'success' },
  failed: { label: t.statusFailed, tone: 'danger' },
  cancelled: { label: t.statusCancelled, tone: 'neutral' },
  refunded: { label: t.receiptRefunded, tone: 'neutral' },
} as const satisfies Readonly<Record<OrderReceipt['status'], object>>;
