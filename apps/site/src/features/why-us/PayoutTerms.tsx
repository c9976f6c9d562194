import { payouts, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/why';
import { DayScale } from '../../lib/day-scale/DayScale.tsx';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatRange, type Range } from '../../lib/format/formatRange.ts';
import * as css from './PayoutTerms.css.ts';

const HOURS_PER_DAY = 24;
const LAST = rules.inactivityDays;
const { cycleDays, processingHours, refundBusinessDays, minimumCents } = payouts;

interface NamedTime {
  readonly name: string;
  readonly value: string;
  readonly text: string;
  readonly days: Range;
}

const times: readonly NamedTime[] = [
  {
    name: t.processing,
    value: t.processingValue({ hours: formatRange(processingHours) }),
    text: t.processingText,
    days: { from: processingHours.from / HOURS_PER_DAY, to: processingHours.to / HOURS_PER_DAY },
  },
  {
    name: t.refund,
    value: t.refundValue({ days: formatRange(refundBusinessDays) }),
    text: t.refundText,
    days: refundBusinessDays,
  },
  {
    name: t.cycle,
    value: t.cycleValue({ days: cycleDays }),
    text: t.cycleText({ minimum: formatMoney(minimumCents) }),
    days: { from: 0, to: cycleDays },
  },
  { name: t.inactivity, value: t.inactivityValue({ days: LAST }), text: t.inactivityText, days: { from: 0, to: LAST } },
];

/** The payout terms on a scale of days. */
export function PayoutTerms() {
  return (
    <ul role="list" className={css.times}>
      {times.map(({ name, value, text, days }) => (
        <li key={name} className={css.time}>
          <h3 className={css.name}>{name}</h3>
          <p className={css.value}>{value}</p>
          <DayScale days={days} last={LAST} />
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
