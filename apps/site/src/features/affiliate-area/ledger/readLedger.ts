import { useQuery } from '@tanstack/react-query';
import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { findPayout, type LedgerPayout } from './findPayout.ts';

/** A sale, its commission, and the payout that it is part of. */
export interface LedgerSale {
  readonly id: string;
  readonly tierId: string | null;
  readonly saleCents: number;
  readonly ratePercent: number;
  readonly amountCents: number;
  readonly status: Database['public']['Enums']['commission_status'];
  readonly earnedAt: string;
  /** `null` before a payout pays the commission's last cent. */
  readonly payout: LedgerPayout | null;
}

/** The way of a referred person from the link to the payouts. */
export interface Ledger {
  readonly link: string;
  readonly isNew: boolean;
  readonly referredAt: string;
  readonly sales: readonly LedgerSale[];
}

/** What the affiliate had earned up to and with the commission of this moment. @throws {ServiceError} */
async function readEarnedUpTo(earnedAt: string): Promise<number> {
  const client = await getClient();
  const end = new Date(Date.parse(earnedAt) + 1).toISOString();
  const links = await dataOf(
    client.rpc('affiliate_funnel', { _from: '2000-01-01T00:00:00Z', _to: end }).select('commission_cents'),
  );
  return links.reduce((sum, { commission_cents }) => sum + commission_cents, 0);
}

/** The payouts that were not rejected, the oldest first. @throws {ServiceError} */
async function readPayouts() {
  const client = await getClient();
  return dataOf(
    client
      .from('affiliate_payouts')
      .select('amount_cents, status, requested_at, decided_at')
      .neq('status', 'rejected')
      .order('requested_at')
      .order('id'),
  );
}

/** What happened to a referral, or to one of its commissions. @throws {ServiceError} */
async function readLedger(referral: string, commission?: string): Promise<Ledger> {
  const client = await getClient();
  const { is_new, referred_at, link, sales } = await dataOf(
    client
      .from('affiliate_referrals')
      .select(
        'is_new, referred_at, link:affiliate_links!inner(name), sales:affiliate_commissions(id, tier_id, order_total_cents, commission_bps, amount_cents, status, earned_at)',
      )
      .eq('id', referral)
      .order('earned_at', { referencedTable: 'sales' })
      .single(),
  );
  const payouts = sales.some(({ status }) => status === 'approved') ? await readPayouts() : [];
  const shown = sales.filter(({ id }) => commission === undefined || id === commission);
  return {
    link: link.name,
    isNew: is_new,
    referredAt: referred_at,
    sales: await Promise.all(
      shown.map(async (sale) => ({
        id: sale.id,
        tierId: sale.tier_id,
        saleCents: sale.order_total_cents,
        ratePercent: sale.commission_bps / 100,
        amountCents: sale.amount_cents,
        status: sale.status,
        earnedAt: sale.earned_at,
        payout: sale.status === 'approved' ? findPayout(payouts, await readEarnedUpTo(sale.earned_at)) : null,
      })),
    ),
  };
}

export const useLedger = (referral: string, commission?: string) =>
  useQuery({
    queryKey: tableKey('affiliate_commissions', 'ledger of a referral', referral, commission ?? null),
    queryFn: () => readLedger(referral, commission),
  });
