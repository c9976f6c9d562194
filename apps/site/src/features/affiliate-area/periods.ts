/** What happened on one day (UTC) through an affiliate's links. */
export interface Day {
  /** `2026-11-23` */
  readonly day: string;
  readonly clicks: number;
  readonly signUps: number;
  /** Of the sign-ups, those who have bought since. */
  readonly buyers: number;
  readonly sales: number;
  /** Of the sales, those to people who had signed up through a link. */
  readonly signUpSales: number;
  readonly saleCents: number;
  readonly commissionCents: number;
}

export type Totals = Omit<Day, 'day'>;

export const periodIds = ['week', 'weeks', 'year'] as const;
/** 7 days, 12 weeks, or 12 calendar months; each ends today. */
export type PeriodId = (typeof periodIds)[number];

/** Days from the first up to, not including, the second. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The parts that a period is drawn in, oldest first: days, weeks or months. The last one ends with the day of `now`. */
export function partsOf(id: PeriodId, now: Date): readonly Span[] {
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + DAY_MS;
  if (id === 'year') {
    const month = (back: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1);
    return Array.from({ length: 12 }, (_, index) => ({
      from: isoDay(month(11 - index)),
      to: index === 11 ? isoDay(end) : isoDay(month(10 - index)),
    }));
  }
  const { length, days } = id === 'week' ? { length: 7, days: 1 } : { length: 12, days: 7 };
  return Array.from({ length }, (_, index) => {
    const from = end - (length - index) * days * DAY_MS;
    return { from: isoDay(from), to: isoDay(from + days * DAY_MS) };
  });
}

/** The whole of a period. */
export function spanOf(id: PeriodId, now: Date): Span {
  const parts = partsOf(id, now);
  return { from: parts[0]?.from ?? isoDay(now.getTime()), to: parts.at(-1)?.to ?? isoDay(now.getTime()) };
}

/** As many days as a period has, just before it. */
export function priorSpan({ from, to }: Span): Span {
  const length = Date.parse(to) - Date.parse(from);
  return { from: isoDay(Date.parse(from) - length), to: from };
}

/** What the days of a span add up to. */
export function totalOf(days: readonly Day[], { from, to }: Span): Totals {
  const total = { clicks: 0, signUps: 0, buyers: 0, sales: 0, signUpSales: 0, saleCents: 0, commissionCents: 0 };
  for (const one of days) {
    if (one.day < from || one.day >= to) continue;
    total.clicks += one.clicks;
    total.signUps += one.signUps;
    total.buyers += one.buyers;
    total.sales += one.sales;
    total.signUpSales += one.signUpSales;
    total.saleCents += one.saleCents;
    total.commissionCents += one.commissionCents;
  }
  return total;
}

/** The period that an address names, else the shortest of 12 weeks and a year in which something happened. */
export function choosePeriod(named: string | null, days: readonly Day[], now: Date): PeriodId {
  const known = periodIds.find((id) => id === named);
  if (known) return known;
  const { from } = spanOf('weeks', now);
  return days.length > 0 && days.every(({ day }) => day < from) ? 'year' : 'weeks';
}

/** How far `now` is from `before`, in per cent; `null` where there was nothing before. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((100 * (now - before)) / before);
}

/** The ISO 8601 number of the week that holds a day. */
export function weekNumber(day: string): number {
  const thursday = Date.parse(day) + (4 - (new Date(day).getUTCDay() || 7)) * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  return Math.ceil(((thursday - Date.UTC(year, 0, 1)) / DAY_MS + 1) / 7);
}
