import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsPage, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { recordFilter } from '../../../lib/areas/recordFilter.ts';
import { containsText } from '../../../lib/query/containsText.ts';
import { readPersonFilter } from '../readPersonFilter.ts';

export type OrderStatus = Database['public']['Enums']['order_status'];

const COLUMNS =
  'id, number, user_id, email, full_name, billing_country, tier_id, coupon_code, status, discount_cents, total_cents, created_at, refunded_at, refund_reason';

/**
 * All orders.
 * @throws {ServiceError}
 */
export async function readOrders({ filters, order, from, to, signal, isUncounted = false }: RowsRequest) {
  const client = await getClient();
  let request = client.from('orders').select(COLUMNS, isUncounted ? {} : { count: 'exact' });
  if (isStatus(filters['status'])) request = request.eq('status', filters['status']);
  if (filters['q']) request = request.ilike('email', containsText(filters['q']));
  const person = readPersonFilter(filters);
  if (person) request = request.eq('user_id', person);
  if (filters['coupon']) request = request.eq('coupon_code', filters['coupon']);
  request = limitToDays(request, 'created_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return { rows: data, count: count ?? from + data.length } satisfies RowsPage<unknown>;
}

export type OrderRow = Awaited<ReturnType<typeof readOrders>>['rows'][number];

const PARTS =
  'lines:order_items(position, label, amount_cents), payments(id, method, status, amount_cents, failure_reason, created_at, dispute_status, refunded_cents), accounts:trading_accounts(number, phase, status, closed_by_refund)';

/**
 * An order with its lines, payments and accounts; `null` if there is none.
 * @param record its number or id
 * @throws {ServiceError}
 */
export async function readOrder(record: string) {
  const client = await getClient();
  return dataOf(
    client
      .from('orders')
      .select(`${COLUMNS}, ${PARTS}`)
      .match(recordFilter(record))
      .order('position', { referencedTable: 'lines' })
      .order('created_at', { referencedTable: 'payments' })
      .order('id', { referencedTable: 'payments' })
      .order('number', { referencedTable: 'accounts' })
      .maybeSingle(),
  );
}

export type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

const orderStatuses = ['pending', 'paid', 'failed', 'cancelled', 'refunded'] as const satisfies readonly OrderStatus[];

function isStatus(value: string | undefined): value is OrderStatus {
  return orderStatuses.some((status) => status === value);
}
