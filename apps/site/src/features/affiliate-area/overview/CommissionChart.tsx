import { BarChart, Card } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import { formatMoney, formatMoneyShort } from '../../../lib/format/formatMoney.ts';
import { locale } from '../../../lib/format/locale.ts';
import { partsOf, totalOf, weekNumber, type Day, type PeriodId } from '../periods.ts';

const dayName = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });

const drawn: Readonly<Record<PeriodId, { title: string; head: string; nameOf: (day: string) => string }>> = {
  week: { title: t.chart7, head: t.day, nameOf: (day) => dayName.format(new Date(day)) },
  weeks: { title: t.chart12, head: t.week, nameOf: (day) => t.weekName({ number: weekNumber(day) }) },
  year: { title: t.chartYear, head: t.month, nameOf: (day) => monthName.format(new Date(day)) },
};

/** The commission of a period, by day, week or month: sums, so bars. */
export function CommissionChart({
  days,
  period,
  now,
}: {
  readonly days: readonly Day[];
  readonly period: PeriodId;
  readonly now: Date;
}) {
  const { title, head, nameOf } = drawn[period];
  const parts = partsOf(period, now);
  const values = parts.map((part) => totalOf(days, part).commissionCents);
  return (
    <Card as="section">
      <BarChart
        key={period}
        title={title}
        level={2}
        summary={t.chartSummary({ total: formatMoney(values.reduce((sum, cents) => sum + cents, 0)) })}
        names={parts.map(({ from }) => nameOf(from))}
        nameHead={head}
        series={[{ name: t.commission, values }]}
        format={(cents) => formatMoney(cents)}
        formatTick={formatMoneyShort}
        height={340}
        words={{ showTable: t.showTable, showChart: t.showChart, read: t.readPoints, empty: t.chartEmpty }}
      />
    </Card>
  );
}
