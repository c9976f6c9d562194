import * as trader from '@duneline/specs/messages/trader';
import * as t from '@duneline/specs/messages/trader-accounts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { LimitBar } from '@duneline/ui';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { describeAmount } from '../../../lib/trader/describeLimit.ts';
import { payoutStart, shareOf, type PayoutStart } from '../../../lib/trader/payoutStart.ts';
import type { TradingAccount } from '../../../lib/trader/TradingAccount.ts';
import type { usePayouts } from '../../../lib/trader/useTrader.ts';
import { nearestLimit } from '../accountLimits.ts';
import * as css from './AccountsList.css.ts';

export interface AccountFiguresProps {
  readonly account: TradingAccount;
  /** `null` for an account that pays nothing yet. */
  readonly payouts: ReturnType<typeof usePayouts> | null;
  /** ms since the epoch. */
  readonly now: number;
}

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** What an active account may lose today, what it still needs or brings, and its next dates. */
export function AccountFigures({ account, payouts, now }: AccountFiguresProps) {
  const { summary, phase } = account;
  const nearest = nearestLimit(account);
  const toTarget = summary && summary.target_cents !== null ? summary.target_cents - summary.profit_cents : null;
  return (
    <div className={css.figures}>
      {nearest && (
        <LimitBar
          label={t.leftToday}
          used={nearest.usedCents}
          limit={nearest.limitCents}
          value={
            <data value={nearest.roomCents} className={css.left}>
              {exact(nearest.roomCents)}
            </data>
          }
          valueText={describeAmount(nearest)}
        />
      )}
      <dl className={css.terms}>
        {toTarget !== null && <Term name={t.toTarget}>{toTarget > 0 ? exact(toTarget) : trader.targetReached}</Term>}
        {phase === 'funded' && <Term name={t.share}>{exact(shareOf(account))}</Term>}
        <Term name={t.nextPayout}>
          {payouts === null ? t.payoutFunded : payouts.data ? payoutText(payoutStart(account, payouts.data, now)) : '–'}
        </Term>
        {summary && <Term name={t.tradeBy}>{formatDate(summary.dormant_at)}</Term>}
      </dl>
      {payouts?.error && !payouts.data && (
        <QueryProblem error={payouts.error} isPending={payouts.isFetching} onRetry={() => void payouts.refetch()} />
      )}
    </div>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={css.small}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function payoutText(start: PayoutStart | null): string {
  if (start === null) return t.payoutFunded;
  if (typeof start === 'object') return formatDate(start.from);
  const minimum = formatMoney(payoutFacts.minimumCents);
  return { now: t.payoutNow, open: t.payoutOpen, small: t.payoutSmall({ minimum }) }[start];
}
