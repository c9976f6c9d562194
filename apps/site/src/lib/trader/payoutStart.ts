import { payouts as payoutFacts } from '@duneline/specs/site';
import { termsOf } from './accountTerms.ts';
import type { Payout, TradingAccount } from './TradingAccount.ts';

/** When the payout cycle is over: on a day, or it is; then whether a payout is open, or the share too small. */
export type PayoutStart = { readonly from: string } | 'now' | 'open' | 'small';

/**
 * When the next payout of an account can be requested; `null` before the account is funded and after it has ended. Whether the
 * person's identity is confirmed is not asked here.
 * @param now ms since the epoch.
 */
export function payoutStart(account: TradingAccount, payouts: readonly Payout[], now: number): PayoutStart | null {
  if (account.status !== 'active' || account.next_payout_at === null) return null;
  if (Date.parse(account.next_payout_at) > now) return { from: account.next_payout_at };
  if (payouts.some(isOpen)) return 'open';
  return shareOf(account) < payoutFacts.minimumCents ? 'small' : 'now';
}

/** Whether a payout still waits for the firm. */
export function isOpen({ status }: Pick<Payout, 'status'>): boolean {
  return status === 'requested' || status === 'approved';
}

/** The trader's share of the account's profit, US cents. */
export function shareOf(
  account: Pick<TradingAccount, 'balance_cents' | 'initial_cents'> & Parameters<typeof termsOf>[0],
): number {
  const profit = Math.max(0, account.balance_cents - account.initial_cents);
  return Math.floor((profit * termsOf(account).shareBps) / 10_000);
}
