import type { MarketEntry } from './marketEntry.ts';
import { dayEnd } from './terms.ts';
import type { LifecycleTerms } from './terms.ts';

/** Splits a history into trading days, in its own order: each part is one `market.feed`. */
export function tradingDays(
  terms: Pick<LifecycleTerms, 'dayShiftMinutes'>,
  history: readonly MarketEntry[],
): readonly (readonly MarketEntry[])[] {
  const days: MarketEntry[][] = [];
  let endsAt = -Infinity;
  for (const entry of history) {
    if (entry.at >= endsAt) {
      days.push([]);
      endsAt = dayEnd(terms, entry.at);
    }
    days.at(-1)?.push(entry);
  }
  return days;
}
