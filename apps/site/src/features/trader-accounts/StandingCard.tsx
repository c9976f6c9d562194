import * as t from '@duneline/specs/messages/trader';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { Disclosure, Timeline } from '@duneline/ui';
import { useState } from 'react';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { termsOf } from '../../lib/trader/accountTerms.ts';
import { describeHistory } from '../../lib/trader/describeHistory.ts';
import { isOpen } from '../../lib/trader/payoutStart.ts';
import type { Payout, TradingAccount, TradingDay } from '../../lib/trader/TradingAccount.ts';
import { LifecycleRidge } from './LifecycleRidge.tsx';
import { routeOf, type StationId } from './stations.ts';
import * as css from './Overview.css.ts';

export interface StandingCardProps {
  readonly account: TradingAccount;
  readonly days: readonly TradingDay[];
  readonly payouts: readonly Payout[];
}

/** Where the account is on its way from the evaluation to payouts, and what happened on it so far, rule by rule. */
export function StandingCard({ account, days, payouts }: StandingCardProps) {
  const [now] = useState(() => Date.now());
  const hasOpenPayout = payouts.some(isOpen);
  const { stations, current, isEnded } = routeOf(account, now, hasOpenPayout);
  const history = describeHistory(account, days, payouts);
  return (
    <>
      <div className={css.head}>
        <h2 id="standing" className={css.title}>
          {t.standingTitle}
        </h2>
        <p className={css.small}>
          {t.standingNote({ percent: formatPercent(payoutFacts.retryDiscountPercent), days: payoutFacts.retryValidDays })}
        </p>
      </div>
      <LifecycleRidge
        label={t.standingLabel}
        stations={stations.map((id, index) => ({
          id,
          label: stationNames[id],
          detail: index === current ? presentDetail(account, days, isEnded) : stationDetail(id, account),
        }))}
        current={current}
        currentLabel={isEnded ? t.endedHere : t.youAreHere}
        isEnded={isEnded}
      />
      <Disclosure title={t.historyTitle({ count: history.length })} level={3}>
        <Timeline aria-label={t.historyLabel} items={history} />
      </Disclosure>
    </>
  );
}

const stationNames: Readonly<Record<StationId, string>> = {
  'phase-1': t.stationEvaluation,
  'phase-2': t.stationPhase2,
  pass: t.stationPass,
  refund: t.stationRefund,
  funded: t.stationFunded,
  payout: t.stationPayout,
};

function presentDetail(account: TradingAccount, days: readonly TradingDay[], isEnded: boolean): string {
  if (account.closed_by_refund) return t.detailRefunded;
  if (account.breach_practice !== null) return t.detailProhibited;
  if (isEnded) return account.status === 'dormant' ? t.detailDormant : t.detailBreached;
  if (account.status === 'passed') return t.statusPassed;
  const profit = account.balance_cents - account.initial_cents;
  return t.detailDay({
    day: days.length + 1,
    result: formatPercent(Math.round((10_000 * profit) / account.initial_cents) / 100, { sign: 'always' }),
  });
}

function stationDetail(id: StationId, account: TradingAccount): string {
  const { shareBps, payoutCycleDays, targetBpsOf, bonusCents } = termsOf(account);
  const target = (phase: 'phase-1' | 'phase-2') => formatPercent(targetBpsOf(phase) / 100, { sign: 'always' });
  const { from, to } = payoutFacts.refundBusinessDays;
  switch (id) {
    case 'phase-1':
    case 'phase-2':
      return target(id);
    case 'pass':
      return t.detailPass({ target: target('phase-1') });
    case 'refund':
      return t.detailRefund({ amount: formatMoney(bonusCents), from, to });
    case 'funded':
      return t.detailFunded({ share: formatPercent(shareBps / 100) });
    default:
      return t.detailPayout({ days: payoutCycleDays });
  }
}
