import type { Range } from '../format/formatRange.ts';
import * as css from './DayScale.css.ts';

export interface DayScaleProps {
  /** The first and last possible day. */
  readonly days: Range;
  /** The length of the scale in days. */
  readonly last: number;
}

const WEEK = 7;

/** A time span on a scale with a tick per day and a longer one per week. Time runs from left to right in every language. */
export function DayScale({ days: { from, to }, last }: DayScaleProps) {
  const percent = (days: number) => `${Math.round((days / last) * 1000) / 10}%`;
  const step = last > 60 ? WEEK : 1;
  return (
    <svg className={css.scale} aria-hidden="true">
      <line className={css.axis} x2="100%" y1="14" y2="14" />
      {Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step).map((day) => (
        <line
          key={day}
          className={css.axis}
          x1={percent(day)}
          x2={percent(day)}
          y1={day % (step * WEEK) === 0 || step === WEEK ? 9 : 12}
          y2="14"
        />
      ))}
      <rect className={css.span} x={percent(from)} width={percent(to - from)} y="10" height="8" />
    </svg>
  );
}
