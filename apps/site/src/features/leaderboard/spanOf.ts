import type { Period } from './boardQuery.ts';

/** First and last day of a period, inclusive; all time has no first day. */
export function spanOf(period: Period, asOf: string): { readonly from: string | null; readonly to: string } {
  if (period === 'all-time') return { from: null, to: asOf };
  if (period === 'month') return { from: `${asOf.slice(0, 8)}01`, to: asOf };
  const first = new Date(asOf);
  first.setUTCDate(first.getUTCDate() - 6);
  return { from: first.toISOString().slice(0, 10), to: asOf };
}
