import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import type { RowsPage, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { containsText } from '../../../lib/query/containsText.ts';

export type OrderStatus = Database['public']['Enums']['order_status'];

const COLUMNS =
  'id, number, email, full_name, billing_country, tier_id, coupon_code, status, discount_cents, total_cents, created_at, refunded_at, refund_reason';

/**
 * All orders.
 * @throws {ServiceError}
 */
export async function readOrders({ filters, order, from, to, signal, isUncounted = false }: RowsRequest) {
  const client = await getClient();
  let request = client.from('orders').select(COLUMNS, isUncounted ? {} : { count: 'exact' });
  if (isStatus(filters['status'])) request = request.eq('status', filters['status']);
  if (filters['q']) request = request.ilike('email', containsText(filters['q']));
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return { rows: data, count: count ?? from + data.length } satisfies RowsPage<unknown>;
}

export type OrderRow = Awaited<ReturnType<typeof readOrders>>['rows'][number];

/**
 * An order with its lines, payments and accounts; `null` if it does not exist.
 * @throws {ServiceError}
 */
export async function readOrder(id: string) {
  const client = await getClient();
  const [order, lines, payments, accounts] = await Promise.all([
    dataOf(client.from('orders').select(COLUMNS).eq('id', id).maybeSingle()),
    dataOf(client.from('order_items').select('position, label, amount_cents').eq('order_id', id).order('position')),
    dataOf(
      client
        .from('payments')
        .select('id, method, status, amount_cents, failure_reason, created_at, dispute_status')
        .eq('order_id', id)
        .order('created_at')
        .order('id'),
    ),
    dataOf(client.from('trading_accounts').select('number, phase, status, closed_by_refund').eq('order_id', id).order('number')),
  ]);
  return order && { ...order, lines, payments, accounts };
}

export type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

const orderStatuses = ['pending', 'paid', 'failed', 'cancelled', 'refunded'] as const satisfies readonly OrderStatus[];

function isStatus(value: string | undefined): value is OrderStatus {
  return orderStatuses.some((status) => status === value);
}
