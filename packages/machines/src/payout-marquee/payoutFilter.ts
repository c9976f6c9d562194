/** The marquee's filters, in order (spec §2): all, UPI, bank transfers. */
export const payoutFilters = ['All', 'UPI', 'Bank'] as const;
export type PayoutFilter = (typeof payoutFilters)[number];

/** The entries that match a filter. */
export function filterPayouts<TEntry extends { readonly method: string }>(
  entries: readonly TEntry[],
  filter: PayoutFilter,
): readonly TEntry[] {
  return filter === 'All' ? entries : entries.filter(({ method }) => method === filter);
}
