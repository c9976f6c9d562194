/** The filters of the marquee, in their order (spec §2): everything, UPI, bank transfers. */
export const payoutFilters = ['All', 'UPI', 'Bank'] as const;
export type PayoutFilter = (typeof payoutFilters)[number];

/** The entries a filter leaves. */
export function filterPayouts<TEntry extends { readonly method: string }>(
  entries: readonly TEntry[],
  filter: PayoutFilter,
): readonly TEntry[] {
  return filter === 'All' ? entries : entries.filter(({ method }) => method === filter);
}
