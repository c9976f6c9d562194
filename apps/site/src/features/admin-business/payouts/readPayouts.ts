import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { assertAllChanged } from '../../../lib/query/assertAllChanged.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { readPersonFilter } from '../readPersonFilter.ts';
import { readNames } from '../readNames.ts';

export type PayoutStatus = Database['public']['Enums']['payout_status'];
const payoutStatuses = ['requested', 'approved', 'paid', 'rejected'] as const satisfies readonly PayoutStatus[];

const COLUMNS =
  'id, number, amount_cents, method, destination, status, requested_at, account:trading_accounts!inner(number, user_id)';

/**
 * All traders' payouts, with their names.
 * @throws {ServiceError}
 */
export async function readPayouts({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('payouts').select(COLUMNS, { count: 'exact' });
  const status = payoutStatuses.find((one) => one === filters['status']);
  const person = readPersonFilter(filters);
  if (person) request = request.eq('account.user_id', person);
  if (status) request = request.eq('status', status);
  request = limitToDays(request, 'requested_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.map(({ account }) => account.user_id));
  return {
    rows: data.map((payout) => ({ ...payout, person: names.get(payout.account.user_id) ?? null })),
    count: count ?? data.length,
  };
}

export type PayoutRow = Awaited<ReturnType<typeof readPayouts>>['rows'][number];

export interface PayoutDecision {
  readonly ids: readonly string[];
  readonly status: Exclude<PayoutStatus, 'requested'>;
  /** Shown to the trader; empty unless the payout is rejected. */
  readonly reason: string;
}

/**
 * Moves payouts to their next status, all or none.
 * @throws {ServiceError} if the database rejects one, for example because somebody else has decided
 */
export async function decidePayouts({ ids, status, reason }: PayoutDecision) {
  const client = await getClient();
  await confirmChange(
    async () => {
      const values = { status, reject_reason: status === 'rejected' ? reason : null };
      assertAllChanged(await dataOf(client.from('payouts').update(values).in('id', ids).select('id')), ids.length);
    },
    async () => (await dataOf(client.from('payouts').select('id').in('id', ids).eq('status', status))).length === ids.length,
  );
}
