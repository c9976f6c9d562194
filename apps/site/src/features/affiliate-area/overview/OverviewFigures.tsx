import { Stat, type StatChange } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { changePercent, priorSpan, spanOf, totalOf, type Day, type PeriodId } from '../periods.ts';
import { useSummary } from '../readAffiliate.ts';
import { usePayoutState } from './readPayouts.ts';
import * as css from './Overview.css.ts';

const words = { up: t.up, down: t.down, flat: t.flat };

function changeOf(now: number, before: number, since: string, note?: string): { change?: StatChange; note?: string } {
  const percent = changePercent(now, before);
  if (percent === null) return note === undefined ? {} : { note };
  const way = percent > 0 ? 'up' : percent < 0 ? 'down' : 'flat';
  return { change: { by: formatPercent(Math.abs(percent)), way, since } };
}

export interface OverviewFiguresProps {
  readonly days: readonly Day[];
  readonly period: PeriodId;
  readonly now: Date;
}

/** Commission, sales and clicks of the period with their change, and what was paid so far. */
export function OverviewFigures({ days, period, now }: OverviewFiguresProps) {
  const span = spanOf(period, now);
  const current = totalOf(days, span);
  const before = totalOf(days, priorSpan(span));
  const { data: summary } = useSummary();
  const { data: payouts } = usePayoutState();
  const paid = payouts?.paid;
  const bySignUps = t.bySignUps({ count: formatNumber(current.signUpSales) });
  return (
    <div className={css.figures}>
      <Stat
        label={t.commission}
        value={formatMoney(current.commissionCents)}
        words={words}
        {...changeOf(current.commissionCents, before.commissionCents, t.onPrior)}
      />
      <Stat
        label={t.sales}
        value={formatNumber(current.sales)}
        words={words}
        {...changeOf(current.sales, before.sales, bySignUps, bySignUps)}
      />
      <Stat
        label={t.clicks}
        value={formatNumber(current.clicks)}
        words={words}
        {...changeOf(current.clicks, before.clicks, t.allLinks, t.allLinks)}
      />
      <Stat
        label={t.paid}
        value={formatMoney(summary?.paid_cents ?? 0)}
        note={
          paid?.decided_at
            ? t.lastPayout({ amount: formatMoney(paid.amount_cents), date: formatDate(paid.decided_at) })
            : t.noPayout
        }
      />
    </div>
  );
}
