const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats an account size in US cents, as traders write it: `5K`, `2.5K`, `1M`. */
export function formatSize(cents: number): string {
  return compact.format(cents / 100);
}
