import { affiliate as program } from '@duneline/specs/site';
import { isUuid } from '../../../lib/areas/recordFilter.ts';
import { getClient } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { MAX_WAITING, withoutOwnRecords, type Waiting } from '../decisions/queue.ts';
import { readParties } from '../decisions/readParties.ts';
import { computeApplicationDue, withDue } from '../inbox/dueDates.ts';

const COLUMNS =
  'id, owner_id, code, email, audience, website, status, reason, commission_bps, rate_reason, rate_changed_at, applied_at, decided_at, decided_by, flags:affiliate_flags(id, kind, order_total_cents, noted_at, order:orders(id, number))';

/** One affiliate with their sales and flags; `null` when there is none. @throws {ServiceError} when they cannot be read. */
export async function readAffiliate(id: string) {
  if (!isUuid(id)) return null;
  const client = await getClient();
  const [affiliate, { count }] = await Promise.all([
    dataOf(
      client
        .from('affiliates')
        .select(COLUMNS)
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
  const { owner_id: owner, decided_by: decidedBy, applied_at: applied } = affiliate;
  const parties = await readParties(owner, decidedBy);
  const sales = count ?? 0;
  const tier = program.tiers.findLast(({ minimumSales }) => minimumSales <= sales) ?? program.tiers[0];
  return {
    ...affiliate,
    ...parties,
    sales,
    tier,
    ...withDue(computeApplicationDue(applied)),
  };
}

export type AffiliateRecord = NonNullable<Awaited<ReturnType<typeof readAffiliate>>>;

/**
 * The applications that wait for the signed-in admin, who cannot decide their own; the oldest first.
 * @throws {ServiceError}
 */
export async function readWaitingApplications(): Promise<readonly Waiting[]> {
  const [client, self] = await Promise.all([getClient(), readPerson()]);
  const rows = await dataOf(
    client
      .from('affiliates')
      .select('id, owner_id, applied_at')
      .eq('status', 'pending')
      .order('applied_at')
      .order('id')
      .limit(MAX_WAITING),
  );
  const waiting = rows.map(({ id, owner_id: owner, applied_at: since }) => ({ record: id, since, owner }));
  return withoutOwnRecords(waiting, self?.id);
}
