import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { assertAllChanged } from '../../../lib/query/assertAllChanged.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { readPersonFilter } from '../readPersonFilter.ts';
import { readNames } from '../readNames.ts';

type AffiliatePayoutStatus = Database['public']['Enums']['affiliate_payout_status'];
const statuses = ['requested', 'approved', 'paid', 'rejected'] as const satisfies readonly AffiliatePayoutStatus[];

const COLUMNS =
  'id, amount_cents, method, details, status, reason, reference, requested_at, affiliate:affiliates!inner(id, code, owner_id)';

/**
 * All affiliates' payouts, with their names.
 * @throws {ServiceError}
 */
export async function readAffiliatePayouts({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('affiliate_payouts').select(COLUMNS, { count: 'exact' });
  const status = statuses.find((one) => one === filters['status']);
  if (status) request = request.eq('status', status);
  const person = readPersonFilter(filters);
  if (person) request = request.eq('affiliate.owner_id', person);
  if (filters['q']) request = request.eq('affiliate.code', filters['q'].trim().toUpperCase());
  request = limitToDays(request, 'requested_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.map(({ affiliate }) => affiliate.owner_id));
  return {
    rows: data.map((row) => ({ ...row, person: names.get(row.affiliate.owner_id) ?? null })),
    count: count ?? data.length,
  };
}

export type AffiliatePayoutRow = Awaited<ReturnType<typeof readAffiliatePayouts>>['rows'][number];

export interface AffiliatePayoutDecision {
  readonly ids: readonly string[];
  /** Payouts with another status are skipped, because somebody else has decided on them. */
  readonly from: AffiliatePayoutStatus;
  readonly status: Exclude<AffiliatePayoutStatus, 'requested'>;
  /** The reason of a rejection, or the reference of a transfer. */
  readonly text: string;
}

/**
 * Moves payouts to their next status in the signed-in admin's name.
 * @throws {ServiceError} if the database rejects it; with status 409 if some were skipped
 */
export async function decideAffiliatePayouts({ ids, from, status, text }: AffiliatePayoutDecision) {
  const client = await getClient();
  const words = { ...(status === 'rejected' && { reason: text }), ...(status === 'paid' && { reference: text }) };
  await confirmChange(
    async () => {
      const change = client.from('affiliate_payouts').update({ status, ...words });
      assertAllChanged(await dataOf(change.in('id', ids).eq('status', from).select('id')), ids.length);
    },
    async () => {
      const found = client
        .from('affiliate_payouts')
        .select('id')
        .in('id', ids)
        .match({ status, ...words });
      return (await dataOf(found)).length === ids.length;
    },
  );
}
