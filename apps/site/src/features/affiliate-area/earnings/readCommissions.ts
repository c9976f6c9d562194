import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import type { ReadRows, RowsPage, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';

export type CommissionStatus = Database['public']['Enums']['commission_status'];
export const commissionStatuses = ['pending', 'approved', 'reversed'] as const satisfies readonly CommissionStatus[];

/** A line of the ledger: one sale, and what it pays. */
export interface Commission {
  readonly id: string;
  readonly referralId: string;
  readonly person: string;
  readonly link: string;
  readonly tierId: string | null;
  readonly saleCents: number;
  readonly ratePercent: number;
  readonly amountCents: number;
  readonly status: CommissionStatus;
  readonly earnedAt: string;
}

/** Reads an affiliate's commissions. Row-level security leaves out everybody else's anyway; the filter lets the index be used. */
export const commissionsOf =
  (affiliateId: string): ReadRows<Commission> =>
  (request) =>
    readCommissions(affiliateId, request);

/** @throws {ServiceError} when they cannot be read. */
async function readCommissions(
  affiliateId: string,
  { filters, order, from, to, signal, isUncounted = false }: RowsRequest,
): Promise<RowsPage<Commission>> {
  const client = await getClient();
  const status = commissionStatuses.find((one) => one === filters.status);
  let request = client
    .from('affiliate_commissions')
    .select(
      'id, referral_id, tier_id, order_total_cents, commission_bps, amount_cents, status, earned_at, referral:affiliate_referrals!inner(shown_name, link:affiliate_links!inner(name))',
      isUncounted ? {} : { count: 'exact' },
    )
    .eq('affiliate_id', affiliateId);
  if (status) request = request.eq('status', status);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return {
    rows: data.map(({ referral, ...row }) => ({
      id: row.id,
      referralId: row.referral_id,
      person: referral.shown_name,
      link: referral.link.name,
      tierId: row.tier_id,
      saleCents: row.order_total_cents,
      ratePercent: row.commission_bps / 100,
      amountCents: row.amount_cents,
      status: row.status,
      earnedAt: row.earned_at,
    })),
    count: count ?? from + data.length,
  };
}
