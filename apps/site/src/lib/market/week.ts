/** A moment of the week: day 1 is Monday, 8 the Monday after; server time. */
interface Moment {
  readonly day: number;
  readonly hour: number;
}

/** When something can be traded; the pause is the same on every day. */
interface Hours {
  readonly opens: Moment;
  readonly closes: Moment;
  readonly pause: { readonly from: number; readonly to: number } | null;
}

/** A span of hours of the week, counted from Monday 00:00 server time. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

const HOURS_PER_DAY = 24;

/** The hours of the length of a week. */
export const WEEK_HOURS = 7 * HOURS_PER_DAY;

/** The spans of a week in which something can be traded: from its opening to its close, without the pause of each day. */
export function openSpans({ opens, closes, pause }: Hours): OpenSpan[] {
  const start = hourOf(opens);
  const end = hourOf(closes);
  if (!pause) return [{ from: start, to: end }];
  const spans: OpenSpan[] = [];
  let from = start;
  for (let day = 0; day < 7; day += 1) {
    const stop = day * HOURS_PER_DAY + pause.from;
    if (stop <= from || stop >= end) continue;
    spans.push({ from, to: stop });
    from = day * HOURS_PER_DAY + pause.to;
  }
  return [...spans, { from, to: end }];
}

function hourOf({ day, hour }: Moment): number {
  return (day - 1) * HOURS_PER_DAY + hour;
}
