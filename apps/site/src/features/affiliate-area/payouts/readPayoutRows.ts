import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import type { RowsPage, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';

type Row = Database['public']['Tables']['affiliate_payouts']['Row'];
export type Payout = Pick<
  Row,
  'id' | 'amount_cents' | 'method' | 'details' | 'status' | 'reason' | 'reference' | 'requested_at' | 'decided_at'
>;
export const payoutStatuses = ['requested', 'approved', 'paid', 'rejected'] as const satisfies readonly Row['status'][];

/** The signed-in affiliate's payouts; row-level security leaves out everybody else's. @throws {ServiceError} */
export async function readPayoutRows({ filters, order, from, to, signal }: RowsRequest): Promise<RowsPage<Payout>> {
  const client = await getClient();
  const status = payoutStatuses.find((one) => one === filters.status);
  let request = client
    .from('affiliate_payouts')
    .select('id, amount_cents, method, details, status, reason, reference, requested_at, decided_at', { count: 'exact' });
  if (status) request = request.eq('status', status);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return { rows: data, count: count ?? data.length };
}
