import * as t from '@duneline/specs/messages/trader-payouts';
import { Timeline } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import type { Payout, TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { payoutDestination } from './destinationText.ts';
import { payoutSteps } from './payoutSteps.ts';
import * as css from './Payouts.css.ts';

export interface PayoutTrackerProps {
  readonly account: TradingAccount;
  /** Requested or approved. */
  readonly payout: Payout;
  /** ms since the epoch */
  readonly now: number;
}

/** How far an open payout is, where it goes, and when the next one can be requested. */
export function PayoutTracker({ account: { status, next_payout_at }, payout, now }: PayoutTrackerProps) {
  const isLater = next_payout_at !== null && Date.parse(next_payout_at) > now;
  return (
    <>
      <p>
        <span className={css.figure}>{formatMoney(payout.amount_cents, { cents: 'always' })}</span>
        <span className={css.destination}>{payoutDestination(payout)}</span>
      </p>
      <Timeline aria-label={t.stepsLabel} items={payoutSteps(payout)} />
      {status === 'active' && (
        <p className={css.small}>{isLater ? t.nextFrom({ date: formatDate(next_payout_at) }) : t.nextAfterThis}</p>
      )}
    </>
  );
}
