import type { PayoutEntry } from '@duneline/specs/site';

/** The filters of the marquee, in their order (spec §2): everything, UPI, bank transfers. */
export const payoutFilters = ['All', 'UPI', 'Bank'] as const;
export type PayoutFilter = (typeof payoutFilters)[number];

/** The entries a filter leaves. */
export function filterPayouts(entries: readonly PayoutEntry[], filter: PayoutFilter): readonly PayoutEntry[] {
  return filter === 'All' ? entries : entries.filter(({ method }) => method === filter);
}

/** How often a list of `count` cards has to stand in one half of the loop, so that the half is wider than any window. */
export function repeatsFor(count: number, atLeast: number): number {
  return count === 0 ? 0 : Math.ceil(atLeast / count);
}
