import type { Database } from '@duneline/specs/database';
import { recordFilter } from '../../../lib/areas/recordFilter.ts';
import { getClient } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { MAX_WAITING, withoutOwnRecords, type Waiting } from '../decisions/queue.ts';
import { readParties } from '../decisions/readParties.ts';
import { computePayoutDue, withDue } from '../inbox/dueDates.ts';
import { readIdentity } from '../payout-review/readIdentity.ts';
import type { OpenPayoutStatus } from './readPayouts.ts';

type Payment = Database['public']['Tables']['payments']['Row'];

const COLUMNS =
  'id, number, gross_cents, share_bps, amount_cents, method, destination, status, receipt_id, reject_reason, requested_at, decided_at, decided_by, paid_at';
const ACCOUNT = 'number, user_id, status, initial_cents, balance_cents, opened_at, last_trade_at';
const PAYMENTS = 'payments(status, dispute_status, disputed_at)';

/**
 * A payout with what it requires: its account, the payment for it, and the trader's documents; `null` if there is none.
 * @param record its number or id
 * @throws {ServiceError}
 */
export async function readPayout(record: string) {
  const client = await getClient();
  const payout = await dataOf(
    client
      .from('payouts')
      .select(`${COLUMNS}, account:trading_accounts!inner(${ACCOUNT}, order:orders!inner(number, ${PAYMENTS}))`)
      .match(recordFilter(record))
      .maybeSingle(),
  );
  if (payout === null) return null;
  const { decided_by: decidedBy, requested_at: requested, account } = payout;
  const { user_id: owner } = account;
  const [parties, proofs] = await Promise.all([readParties(owner, decidedBy), readIdentity(owner)]);
  return {
    ...payout,
    owner,
    ...parties,
    ...proofs,
    dispute: account.order.payments.find(isDisputed) ?? null,
    ...withDue(computePayoutDue(requested)),
  };
}

/** As the database's function of this name: money that paid for nothing may be disputed meanwhile. */
const isDisputed = ({ status, dispute_status: dispute }: Pick<Payment, 'status' | 'dispute_status'>) =>
  dispute === 'open' && (status === 'succeeded' || status === 'refunded');

export type ReviewedPayout = NonNullable<Awaited<ReturnType<typeof readPayout>>>;

/**
 * The payouts with a status that wait for the signed-in admin, who cannot decide their own; the oldest first.
 * @throws {ServiceError}
 */
export async function readWaitingPayouts(status: OpenPayoutStatus): Promise<readonly Waiting[]> {
  const [client, self] = await Promise.all([getClient(), readPerson()]);
  const rows = await dataOf(
    client
      .from('payouts')
      .select('number, requested_at, account:trading_accounts!inner(user_id)')
      .eq('status', status)
      .order('requested_at')
      .order('number')
      .limit(MAX_WAITING),
  );
  const waiting = rows.map(({ number, requested_at: since, account }) => ({
    record: String(number),
    since,
    owner: account.user_id,
  }));
  return withoutOwnRecords(waiting, self?.id);
}
