import { content } from '@duneline/specs/site';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const [newest] = content.payouts;
/** The moment at which the sample data was written down. */
const writtenAt = newest ? Date.parse(newest.timestamp) + newest.hoursAgo * HOUR_MS : 0;

/** Whole days since the sample data was written down. Samples move by as many, so that they do not age. */
const daysSince = (now: number): number => Math.max(0, Math.floor((now - writtenAt) / DAY_MS));

/** How many hours before `now` a sample payout was paid. It grows by the hour; the sample moves on once a day. */
export function hoursBefore(now: number, timestamp: string): number {
  return Math.floor((now - (Date.parse(timestamp) + daysSince(now) * DAY_MS)) / HOUR_MS);
}

/** The day of a sample in ISO 8601, moved by the days since the sample data was written. */
export function dayOfSample(now: number, day: string): string {
  return new Date(Date.parse(day) + daysSince(now) * DAY_MS).toISOString().slice(0, 10);
}
