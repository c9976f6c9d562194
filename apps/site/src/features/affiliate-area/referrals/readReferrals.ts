import { getClient } from '../../../lib/backend/client.ts';
import type { ReadRows, RowsPage, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { containsText } from '../../../lib/query/containsText.ts';
import { tierName } from '../../../lib/price/tierName.ts';
import { stateOf, type ReferralState } from './referralState.ts';

/** A person who came through a link, and what became of it. */
export interface Referral {
  readonly id: string;
  readonly person: string;
  readonly country: string | null;
  readonly link: string;
  readonly state: ReferralState;
  /** The first of what they bought, `null` before a sale. */
  readonly program: string | null;
  /** Sales without refunded ones, US cents. */
  readonly saleCents: number;
  readonly commissionCents: number;
  readonly referredAt: string;
}

const COLUMNS = 'id, shown_name, country, referred_at, link:affiliate_links!inner(name)';
const SALES = 'order_total_cents, amount_cents, status, tier_id';

/** Reads an affiliate's referrals. Row-level security leaves out everybody else's anyway; the filter lets the index be used. */
export const referralsOf =
  (affiliateId: string): ReadRows<Referral> =>
  (request) =>
    readReferrals(affiliateId, request);

/** @throws {ServiceError} when they cannot be read. */
async function readReferrals(
  affiliateId: string,
  { filters, order, from, to, signal, isUncounted = false }: RowsRequest,
): Promise<RowsPage<Referral>> {
  const client = await getClient();
  const { state, link, q } = filters;
  const isSale = state === 'bought' || state === 'refunded';
  let request = client
    .from('affiliate_referrals')
    .select(
      `${COLUMNS}, sales:affiliate_commissions${isSale ? '!inner' : ''}(${SALES})` as `${typeof COLUMNS}, sales:affiliate_commissions(${typeof SALES})`,
      isUncounted ? {} : { count: 'exact' },
    )
    .eq('affiliate_id', affiliateId);
  if (state === 'bought') request = request.neq('sales.status', 'reversed');
  if (state === 'refunded') request = request.eq('sales.status', 'reversed');
  if (state === 'signed-up') request = request.is('sales', null);
  if (link) request = request.eq('link_id', link);
  if (q) request = request.ilike('shown_name', containsText(q));
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return {
    rows: data.map(({ id, shown_name, country, referred_at, link: through, sales }) => {
      const kept = sales.filter(({ status }) => status !== 'reversed');
      return {
        id,
        person: shown_name,
        country,
        link: through.name,
        state: stateOf(sales.map(({ status }) => status)),
        program: tierName(sales[0]?.tier_id ?? null),
        saleCents: kept.reduce((sum, { order_total_cents }) => sum + order_total_cents, 0),
        commissionCents: kept.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
        referredAt: referred_at,
      };
    }),
    count: count ?? from + data.length,
  };
}

/** The signed-in affiliate's links by name. @throws {ServiceError} when they cannot be read. */
export async function readLinkNames() {
  const client = await getClient();
  return dataOf(client.from('affiliate_links').select('id, name').order('name'));
}
