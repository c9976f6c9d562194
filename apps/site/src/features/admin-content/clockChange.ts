/** The time zone of date and time fields. */
export const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const HALF_A_DAY = 43_200_000;

/** As a `datetime-local` field holds a time, in milliseconds: without zone, in that of the browser. */
export function toLocal(time: number): string {
  return new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * Whether a local time is `skipped` in spring or `repeated` in autumn. Browsers move a skipped time forward by the length of the gap,
 * and take the first of two equal times.
 * @param local as a `datetime-local` field holds it
 */
export function clockChangeAt(local: string): 'skipped' | 'repeated' | null {
  const time = Date.parse(local);
  if (Number.isNaN(time)) return null;
  if (toLocal(time) !== local.slice(0, 16)) return 'skipped';
  const offsetAt = (moment: number) => new Date(moment).getTimezoneOffset() * 60_000;
  const goneBack = offsetAt(time + HALF_A_DAY) - offsetAt(time - HALF_A_DAY);
  return goneBack > 0 && toLocal(time + goneBack) === local.slice(0, 16) ? 'repeated' : null;
}
