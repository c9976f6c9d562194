// Measured once in the pinned browser: the width of 560 characters of the site's own text against Arial's published widths,
// and the ascent and descent of each file, divided by that ratio. Liberation Sans and Arimo have Arial's widths; Roboto is within 1 %.

/** Familjen Grotesk 500 (ascent 1.025, descent 0.225) on Arial. */
export const displayFallback = metrics('96.12%', '106.64%', '23.41%');
/** Hanken Grotesk 400 (ascent 1, descent 0.303) on Arial. */
export const textFallback = metrics('99.85%', '100.15%', '30.35%');
/** Hanken Grotesk 600 on Arial Bold. */
export const textBoldFallback = metrics('94.11%', '106.26%', '32.2%');

function metrics(sizeAdjust: string, ascentOverride: string, descentOverride: string) {
  return { sizeAdjust, ascentOverride, descentOverride, lineGapOverride: '0%' } as const;
}
