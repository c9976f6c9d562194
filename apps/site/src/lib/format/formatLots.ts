const lots = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats the size of a position in lots, as trading platforms do: `0.40`. */
export function formatLots(count: number): string {
  return lots.format(count);
}
