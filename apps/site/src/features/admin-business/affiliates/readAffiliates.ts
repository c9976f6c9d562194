import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { isUuid } from '../../../lib/areas/recordFilter.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { affiliate as program } from '@duneline/specs/site';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { containsText } from '../../../lib/query/containsText.ts';
import { readPersonFilter } from '../readPersonFilter.ts';
import { readNames } from '../readNames.ts';

export type FlagKind = Database['public']['Enums']['affiliate_flag_kind'];
export type AffiliateStatus = Database['public']['Enums']['affiliate_status'];
const affiliateStatuses = ['pending', 'active', 'suspended', 'rejected'] as const satisfies readonly AffiliateStatus[];

const COLUMNS = 'id, owner_id, code, audience, website, status, commission_bps, applied_at, flags:affiliate_flags(id)';

/**
 * All affiliates with their names.
 * @throws {ServiceError}
 */
export async function readAffiliates({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('affiliates').select(COLUMNS, { count: 'exact' });
  const status = affiliateStatuses.find((one) => one === filters['status']);
  if (status) request = request.eq('status', status);
  const person = readPersonFilter(filters);
  if (person) request = request.eq('owner_id', person);
  if (filters['q']) request = request.ilike('code', containsText(filters['q']));
  request = limitToDays(request, 'applied_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.map(({ owner_id }) => owner_id));
  return { rows: data.map((row) => ({ ...row, person: names.get(row.owner_id) ?? null })), count: count ?? data.length };
}

export type AffiliateRow = Awaited<ReturnType<typeof readAffiliates>>['rows'][number];

const PAGE_COLUMNS =
  'id, owner_id, code, email, audience, website, status, reason, commission_bps, rate_reason, rate_changed_at, applied_at, decided_at, flags:affiliate_flags(id, kind, order_total_cents, noted_at, order:orders(id, number))';

/** One affiliate with their sales and flags; `null` when there is none. @throws {ServiceError} when they cannot be read. */
export async function readAffiliate(id: string) {
  if (!isUuid(id)) return null;
  const client = await getClient();
  const [affiliate, { count }] = await Promise.all([
    dataOf(
      client
        .from('affiliates')
        .select(PAGE_COLUMNS)
        .eq('id', id)
        .order('noted_at', { referencedTable: 'flags', ascending: false })
        .maybeSingle(),
    ),
    answerOf(
      client
        .from('affiliate_commissions')
        .select('id', { count: 'exact', head: true })
        .eq('affiliate_id', id)
        .neq('status', 'reversed'),
    ),
  ]);
  if (affiliate === null) return null;
  const names = await readNames([affiliate.owner_id]);
  const sales = count ?? 0;
  const tier = program.tiers.findLast(({ minimumSales }) => minimumSales <= sales) ?? program.tiers[0];
  return { ...affiliate, person: names.get(affiliate.owner_id) ?? null, sales, tier };
}

export type AffiliateRecord = NonNullable<Awaited<ReturnType<typeof readAffiliate>>>;

export interface RateChange {
  readonly id: string;
  readonly rateBps: number;
  /** Told to the affiliate. */
  readonly reason: string;
}

/** Changes what later sales of an affiliate earn. @throws {ServiceError} when the database refuses. */
export async function changeRate({ id, rateBps, reason }: RateChange) {
  const client = await getClient();
  const rate = { commission_bps: rateBps, rate_reason: reason };
  return confirmChange(
    () => dataOf(client.from('affiliates').update(rate).eq('id', id).select('id').single()),
    () =>
      dataOf(
        client
          .from('affiliates')
          .select('id')
          .match({ id, ...rate })
          .maybeSingle(),
      ),
  );
}

export interface AffiliateDecision {
  readonly id: string;
  readonly status: 'active' | 'suspended' | 'rejected';
  /** The reason of the rejection, which the applicant sees. */
  readonly reason: string | null;
}

/**
 * Activates, suspends or rejects an affiliate; the database notes who decided, and when.
 * @throws {ServiceError}
 */
export async function decideAffiliate({ id, status, reason }: AffiliateDecision) {
  const client = await getClient();
  return confirmChange(
    () => dataOf(client.from('affiliates').update({ status, reason }).eq('id', id).select('id').single()),
    () => dataOf(client.from('affiliates').select('id').match({ id, status }).maybeSingle()),
  );
}
