import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import type { RowsPage, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { containsText } from '../../../lib/query/containsText.ts';

export type OrderStatus = Database['public']['Enums']['order_status'];

const COLUMNS =
  'id, number, email, full_name, billing_country, tier_id, coupon_code, status, discount_cents, total_cents, created_at';

/** Orders of everybody. @throws {ServiceError} when they cannot be read. */
export async function readOrders({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('orders').select(COLUMNS, { count: 'exact' });
  if (isStatus(filters['status'])) request = request.eq('status', filters['status']);
  if (filters['q']) request = request.ilike('email', containsText(filters['q']));
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return { rows: data, count: count ?? data.length } satisfies RowsPage<unknown>;
}

export type OrderRow = Awaited<ReturnType<typeof readOrders>>['rows'][number];

const orderStatuses = ['pending', 'paid', 'failed', 'cancelled', 'refunded'] as const satisfies readonly OrderStatus[];

function isStatus(value: string | undefined): value is OrderStatus {
  return orderStatuses.some((status) => status === value);
}
