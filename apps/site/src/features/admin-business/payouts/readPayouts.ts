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

/** A payout that waits: to be decided, or to be sent. */
export type OpenPayoutStatus = Extract<PayoutStatus, 'requested' | 'approved'>;

export const isOpen = (status: PayoutStatus): status is OpenPayoutStatus => status === 'requested' || status === 'approved';

export interface PayoutDecision {
  readonly ids: readonly string[];
  /** Payouts with another status are skipped, because somebody else has decided on them. */
  readonly from: OpenPayoutStatus;
  readonly status: Exclude<PayoutStatus, 'requested'>;
  /** Shown to the trader of a rejected payout. */
  readonly reason?: string;
}

/**
 * Moves payouts to their next status.
 * @throws {ServiceError} if the database rejects one, for example because the profit is lost, and then moves none; with status 409 if
 * some were skipped
 */
export async function decidePayouts({ ids, from, status, reason }: PayoutDecision) {
  const client = await getClient();
  const decided = { status, reject_reason: reason || null };
  await confirmChange(
    async () => {
      const change = client.from('payouts').update(decided);
      assertAllChanged(await dataOf(change.in('id', ids).eq('status', from).select('id')), ids.length);
    },
    async () => {
      const found = await dataOf(client.from('payouts').select('status, reject_reason').in('id', ids));
      return (
        found.length === ids.length && found.every((row) => row.status === status && row.reject_reason === decided.reject_reason)
      );
    },
  );
}
