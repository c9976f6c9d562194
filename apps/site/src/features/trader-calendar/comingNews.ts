import { economicEvents, rules } from '@duneline/specs/site';
import { DAY_MS, HOUR_MS, MINUTE_MS, serverDayOf, serverDayOfMonth, serverWeekOf } from './serverTime.ts';

type EconomicEvent = (typeof economicEvents)[number];

/** How many days of news are shown. */
export const NEWS_DAYS = 14;

/** News with the time around it in which nothing is traded. Moments are milliseconds since 1970. */
export interface ComingNews {
  readonly event: EconomicEvent;
  /** Beginning of its server day. */
  readonly day: number;
  readonly at: number;
  readonly quietFrom: number;
  readonly quietTo: number;
}

/** The news of a number of server days from now on, today's included until its quiet time is over, the earliest first. */
export function comingNews(now: number, days: number, events: readonly EconomicEvent[] = economicEvents): readonly ComingNews[] {
  const today = serverDayOf(now);
  const quiet = rules.newsMinutes * MINUTE_MS;
  return Array.from({ length: days }, (_, index) => today + index * DAY_MS)
    .flatMap((day) =>
      events
        .filter((event) => isOn(event, day))
        .map((event) => {
          const at = day + timeOf(event);
          return { event, day, at, quietFrom: at - quiet, quietTo: at + quiet };
        }),
    )
    .filter(({ quietTo }) => quietTo >= now)
    .toSorted((one, other) => one.at - other.at);
}

function isOn({ day: weekday, week }: EconomicEvent, day: number): boolean {
  if (Math.round((day - serverWeekOf(day)) / DAY_MS) + 1 !== weekday) return false;
  return week === null || Math.ceil(serverDayOfMonth(day) / 7) === week;
}

function timeOf({ time }: EconomicEvent): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}
