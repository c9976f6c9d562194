const lots = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The size of a position in lots, as platforms write it: `0.40`. */
export function formatLots(count: number): string {
  return lots.format(count);
}
