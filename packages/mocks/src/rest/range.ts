import type { Query } from './Query.ts';
import type { RestCall } from './RestCall.ts';
import { RestError } from './RestError.ts';

/**
 * Intersects the query with the `Range` header of a GET.
 * @throws PGRST103 if the intersection is empty
 */
export function applyRange(call: RestCall, query: Query): Query {
  if (query.limit === 0 && query.offset === 0) return query;
  const [, lower, upper] = (call.method === 'GET' && /^(\d+)-(\d*)$/.exec(call.request.headers.get('range') ?? '')) || [];
  const first = Number(lower ?? 0);
  const last = upper === undefined || upper === '' ? Number.POSITIVE_INFINITY : Number(upper);
  if (last < first) {
    throw unsatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
  }
  const offset = Math.max(first, query.offset);
  const end = Math.min(last + 1, query.offset + (query.limit ?? Number.POSITIVE_INFINITY));
  if (end <= offset) throw unsatisfiable('Limit should be greater than or equal to zero.');
  return { ...query, offset, limit: end === Number.POSITIVE_INFINITY ? null : end - offset };
}

/** @throws PGRST103 if the offset is beyond the counted rows */
export function assertRangeSatisfiable(offset: number, total: number): void {
  if (offset > total) throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`);
}

/** `0-14/100`; `*` if there are no rows or no count. */
export function contentRange(offset: number, length: number, total: number | null): string {
  return `${length === 0 ? '*' : `${offset}-${offset + length - 1}`}/${total ?? '*'}`;
}

function unsatisfiable(details: string): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', details);
}
