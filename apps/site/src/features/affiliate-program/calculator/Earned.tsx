import * as t from '@duneline/specs/messages/affiliate';
import { affiliate } from '@duneline/specs/site';
import { BarChart } from '@duneline/ui';
import { formatMoney, formatMoneyShort } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { earnMonths, type EarnedMonth } from './earnings.ts';
import { program, type Plan } from './plan.ts';
import * as css from './Earned.css.ts';

const [first, ...later] = affiliate.tiers;
const firstPercent = formatPercent(first.commissionPercent);

/** What a plan pays: in all, month by month as a drawing, and what was assumed. */
export function Earned({ plan: { sales, months: count } }: { readonly plan: Plan }) {
  const ofSizes = program.tiers.map(({ priceCents }, place) => ({ priceCents, count: sales[place] ?? 0 }));
  const months = earnMonths(ofSizes, count);
  const sold = ofSizes.reduce((sum, { priceCents, count: each }) => sum + priceCents * each, 0) * count;
  return (
    <div className={css.results}>
      <div aria-live="polite" className={css.total}>
        <p className={css.label}>{t.total({ months: count })}</p>
        <p className={css.amount}>{formatMoney(sumOf(months), { cents: 'always' })}</p>
        <p className={css.label}>{t.totalSales({ count: sumOfSales(months), sold: formatMoney(sold) })}</p>
      </div>
      <BarChart
        title={t.chartTitle}
        level={3}
        note={t.chartNote}
        summary={summaryOf(months)}
        names={months.map((_, index) => t.chartMonthOf({ month: index + 1 }))}
        nameHead={t.chartMonth}
        series={[
          { name: t.chartCommission, values: months.map(({ commissionCents }) => commissionCents) },
          { name: t.chartFlat({ percent: firstPercent }), values: months.map(({ flatCents }) => flatCents) },
        ]}
        format={(cents) => formatMoney(cents, { cents: 'always' })}
        formatTick={formatMoneyShort}
        height={260}
        words={{ showTable: t.showTable, showChart: t.showChart, read: t.readChart }}
      />
      <p className={css.small}>{t.assumed}</p>
    </div>
  );
}

const sumOf = (months: readonly EarnedMonth[]) => months.reduce((sum, { commissionCents }) => sum + commissionCents, 0);
const sumOfSales = (months: readonly EarnedMonth[]) => months.reduce((sum, { sales }) => sum + sales, 0);

function summaryOf(months: readonly EarnedMonth[]): string {
  const reached = later.flatMap((tier) => {
    const month = months.findIndex(({ tiers }) => tiers.includes(tier));
    return month < 0 ? [] : [t.chartReached({ tier: tier.name, month: month + 1 })];
  });
  return t.chartSummary({
    count: sumOfSales(months),
    first: formatMoney(months[0]?.commissionCents ?? 0),
    last: formatMoney(months.at(-1)?.commissionCents ?? 0),
    reached: reached.length > 0 ? reached.join(' ') : t.chartNone({ percent: firstPercent }),
  });
}
