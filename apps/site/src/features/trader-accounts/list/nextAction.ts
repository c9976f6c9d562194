import * as t from '@duneline/specs/messages/trader-accounts';
import { sectionPath } from '../../../lib/areas/areas.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { accountSearch } from '../../../lib/trader/accountInAddress.ts';
import { payoutStart, shareOf } from '../../../lib/trader/payoutStart.ts';
import type { Payout, TradingAccount } from '../../../lib/trader/TradingAccount.ts';

/** The one thing to do next on an account. */
export interface NextAction {
  readonly label: string;
  readonly href: string;
  /** Whether something waits for the trader; otherwise it is the way to the account. */
  readonly isDue: boolean;
}

/**
 * What a trader does next on an account: requests money that is ready, looks up why the account ended, or opens it.
 * @param payouts `undefined` until they are known
 * @param now ms since the epoch
 */
export function nextAction(account: TradingAccount, payouts: readonly Payout[] | undefined, now: number): NextAction {
  const search = accountSearch(account.number);
  const overview = sectionPath('dashboard', 'overview') + search;
  if (payouts && payoutStart(account, payouts, now) === 'now') {
    const amount = formatMoney(shareOf(account), { cents: 'always' });
    return { label: t.requestPayout({ amount }), href: sectionPath('dashboard', 'payouts') + search, isDue: true };
  }
  // The list says itself that a refund has closed an account.
  if (account.status === 'active' || account.status === 'passed' || account.closed_by_refund)
    return { label: t.open, href: overview, isDue: false };
  return { label: t.seeWhy, href: overview, isDue: false };
}
