import * as t from '@duneline/specs/messages/trader-what-if';
import { rules } from '@duneline/specs/site';
import { Alert } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatTradingDay } from '../../lib/format/formatTradingDay.ts';
import { describeAmount, describeBase } from '../../lib/trader/describeLimit.ts';
import type { Verdict } from './judgeTrades.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** What the evaluation would have come to, at which trade and by which rule. */
export function VerdictAlert({ verdict: { decision, at, view, trades } }: { readonly verdict: Verdict }) {
  const daily = describeBase(view.dailyLoss, view.sizeCents);
  const maximum = describeBase(view.maximumLoss, view.sizeCents);
  if (decision === null || at === null) {
    return (
      <Alert tone="info" title={t.running({ balance: exact(view.balanceCents) })}>
        {(view.status === 'phase-2' ? `${t.phase2} ` : '') +
          t.runningText({
            progress: formatPercent(view.target?.progressPercent ?? 0),
            daily: exact(view.dailyLoss.roomCents),
            dailyUse: `${describeAmount(view.dailyLoss)}, ${daily}`,
            maximum: exact(view.maximumLoss.roomCents),
            maximumUse: `${describeAmount(view.maximumLoss)}, ${maximum}`,
          })}
      </Alert>
    );
  }
  const { rule, limit, actual } = decision;
  const figures = { limit: exact(limit), actual: exact(actual) };
  const date = formatTradingDay(at);
  if (rule === 'inactivity') {
    return (
      <Alert tone="warning" title={t.dormant}>
        {t.inactivityText({ date, days: rules.inactivityDays })}
      </Alert>
    );
  }
  const place = t.place({ trade: trades, date });
  if (rule === 'target') {
    return (
      <Alert tone="success" title={t.passed}>
        {place} {t.passedText(figures)}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={t.breached}>
      {place}{' '}
      {rule === 'daily-loss' ? t.dailyLossText({ ...figures, base: daily }) : t.maximumLossText({ ...figures, base: maximum })}
    </Alert>
  );
}
