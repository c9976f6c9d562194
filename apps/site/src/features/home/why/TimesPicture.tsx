import { payouts } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatRange, type Range } from '../../../lib/format/formatRange.ts';
import * as why from './Why.css.ts';
import * as css from './TimesPicture.css.ts';

const HOURS_PER_DAY = 24;
const { cycleDays, processingHours, refundBusinessDays, minimumCents } = payouts;

const times = [
  { term: t.whyCycle, value: t.whyCycleValue({ days: cycleDays }), days: { from: 0, to: cycleDays } },
  {
    term: t.whyProcessing,
    value: t.whyProcessingValue({ hours: formatRange(processingHours) }),
    days: { from: processingHours.from / HOURS_PER_DAY, to: processingHours.to / HOURS_PER_DAY },
  },
  { term: t.whyRefundTime, value: t.whyRefundTimeValue({ days: formatRange(refundBusinessDays) }), days: refundBusinessDays },
];

/** The payout terms on a scale of days, and the minimum payout. */
export function TimesPicture() {
  return (
    <dl className={`${why.inside} ${css.rows}`}>
      {times.map(({ term, value, days }) => (
        <div key={term} className={css.row}>
          <dt>{term}</dt>
          <dd className={css.scale}>
            <Span {...days} />
          </dd>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
      <div className={css.row}>
        <dt>{t.whyMinimum}</dt>
        <dd className={css.value}>{formatMoney(minimumCents)}</dd>
      </div>
    </dl>
  );
}

/** From the first to the last possible day, on a scale as long as the payout cycle. */
function Span({ from, to }: Range) {
  const percent = (days: number) => `${Math.round((days / cycleDays) * 1000) / 10}%`;
  return (
    <svg className={css.track} aria-hidden="true">
      <line className={css.axis} x2="100%" y1="7" y2="7" />
      {Array.from({ length: cycleDays + 1 }, (_, day) => (
        <line key={day} className={css.axis} x1={percent(day)} x2={percent(day)} y1="5" y2="9" />
      ))}
      <rect className={css.span} x={percent(from)} width={percent(to - from)} y="4" height="6" />
    </svg>
  );
}
