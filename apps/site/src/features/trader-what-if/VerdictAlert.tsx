import * as t from '@duneline/specs/messages/trader-what-if';
import { Alert } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import type { Verdict } from './judgeTrades.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** What the evaluation would have come to, at which trade and by which rule. */
export function VerdictAlert({ verdict: { decision, view, trades } }: { readonly verdict: Verdict }) {
  if (decision === null) {
    return (
      <Alert tone="info" title={t.running({ balance: exact(view.balanceCents) })}>
        {t.runningText({
          progress: formatPercent(view.target?.progressPercent ?? 0),
          daily: exact(view.dailyLoss.roomCents),
          maximum: exact(view.maximumLoss.roomCents),
        })}
      </Alert>
    );
  }
  const { rule, limit, actual, at } = decision;
  const figures = { limit: exact(limit), actual: exact(actual) };
  const place = t.place({ trade: trades, date: formatDate(new Date(at).toISOString()) });
  if (rule === 'target') {
    return (
      <Alert tone="success" title={t.passed}>
        {place} {t.passedText(figures)}
      </Alert>
    );
  }
  const text =
    rule === 'daily-loss' ? t.dailyLossText(figures) : rule === 'maximum-loss' ? t.maximumLossText(figures) : t.inactivityText;
  return (
    <Alert tone="warning" title={rule === 'inactivity' ? t.dormant : t.breached}>
      {place} {text}
    </Alert>
  );
}
