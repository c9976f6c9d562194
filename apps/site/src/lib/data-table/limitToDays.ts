import { readDays } from './readDays.ts';

const DAY = 86_400_000;

/** A half-open range of moments, ISO 8601; without a bound it is open on that side. */
interface MomentRange {
  readonly from?: string;
  readonly before?: string;
}

/** The moments of the chosen days. Days are those of UTC, in which `formatDate` and `formatMoment` write the dates of the lists. */
export function momentsOf(filters: Readonly<Record<string, string>>): MomentRange {
  const { since, until } = readDays(filters);
  return {
    ...(since !== undefined && { from: new Date(since).toISOString() }),
    ...(until !== undefined && { before: new Date(Date.parse(until) + DAY).toISOString() }),
  };
}

/** A request of supabase-js that can be limited to a range. */
interface Limitable {
  gte(column: string, value: string): this;
  lt(column: string, value: string): this;
}

/** Limits a request to the rows whose moment is on the chosen days. */
export function limitToDays<Request extends Limitable>(
  request: Request,
  column: string,
  filters: Readonly<Record<string, string>>,
): Request {
  const { from, before } = momentsOf(filters);
  const started = from === undefined ? request : request.gte(column, from);
  return before === undefined ? started : started.lt(column, before);
}
