import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';

/** What the next payout depends on: the method, open and past requests, and commission that is held. @throws {ServiceError} */
async function readPayoutState() {
  const client = await getClient();
  const [method, open, paid, held] = await Promise.all([
    dataOf(client.from('affiliate_payout_methods').select('method, details').maybeSingle()),
    dataOf(
      client
        .from('affiliate_payouts')
        .select('amount_cents, status, requested_at, decided_at')
        .in('status', ['requested', 'approved'])
        .order('requested_at')
        .limit(1)
        .maybeSingle(),
    ),
    dataOf(
      client
        .from('affiliate_payouts')
        .select('amount_cents, decided_at')
        .eq('status', 'paid')
        .order('decided_at', { ascending: false })
        .limit(1)
        .maybeSingle(),
    ),
    dataOf(
      client.from('affiliate_commissions').select('earned_at').eq('status', 'pending').order('earned_at').limit(1).maybeSingle(),
    ),
  ]);
  return { method, open, paid, firstHeldAt: held?.earned_at ?? null };
}

export const usePayoutState = () => useQuery({ queryKey: tableKey('affiliate_payouts', 'state'), queryFn: readPayoutState });
