import { isUuid } from '../../../lib/areas/recordFilter.ts';
import { getClient } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { assertAnswer, dataOf } from '../../../lib/query/answerOf.ts';
import { MAX_WAITING, withoutOwnRecords, type Waiting } from '../decisions/queue.ts';
import { readParties } from '../decisions/readParties.ts';
import { computePayoutDue, withDue } from '../inbox/dueDates.ts';
import { readIdentity } from '../payout-review/readIdentity.ts';
import type { OpenPayoutStatus } from '../payouts/readPayouts.ts';

const COLUMNS =
  'id, amount_cents, method, details, status, reason, reference, requested_at, decided_at, decided_by, affiliate:affiliates!inner(id, code, owner_id, status, flags:affiliate_flags(id))';

/**
 * An affiliate's payout with what it requires: the affiliate, the commission, and the affiliate's documents; `null` if there is none.
 * @throws {ServiceError}
 */
export async function readAffiliatePayout(id: string) {
  if (!isUuid(id)) return null;
  const client = await getClient();
  const payout = await dataOf(client.from('affiliate_payouts').select(COLUMNS).eq('id', id).maybeSingle());
  if (payout === null) return null;
  const { decided_by: decidedBy, requested_at: requested, affiliate } = payout;
  const { owner_id: owner } = affiliate;
  const [parties, proofs, availableCents] = await Promise.all([
    readParties(owner, decidedBy),
    readIdentity(owner),
    dataOf(client.rpc('affiliate_available_cents', { _affiliate: affiliate.id })),
  ]);
  assertAnswer(Number.isInteger(availableCents));
  return {
    ...payout,
    owner,
    ...parties,
    ...proofs,
    /** The commission that is left after all payouts that were not rejected; below zero if some was taken back. */
    availableCents,
    ...withDue(computePayoutDue(requested)),
  };
}

export type ReviewedAffiliatePayout = NonNullable<Awaited<ReturnType<typeof readAffiliatePayout>>>;

/**
 * The payouts with a status that wait for the signed-in admin, who cannot decide their own; the oldest first.
 * @throws {ServiceError}
 */
export async function readWaitingAffiliatePayouts(status: OpenPayoutStatus): Promise<readonly Waiting[]> {
  const [client, self] = await Promise.all([getClient(), readPerson()]);
  const rows = await dataOf(
    client
      .from('affiliate_payouts')
      .select('id, requested_at, affiliate:affiliates!inner(owner_id)')
      .eq('status', status)
      .order('requested_at')
      .order('id')
      .limit(MAX_WAITING),
  );
  const waiting = rows.map(({ id, requested_at: since, affiliate }) => ({ record: id, since, owner: affiliate.owner_id }));
  return withoutOwnRecords(waiting, self?.id);
}
