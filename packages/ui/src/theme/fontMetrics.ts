// Measured once in the pinned browser: the width of the site's own text in each face against that in a local one, and the ascent and
// descent of the face divided by that ratio.

/**
 * Metrics that make a local font a fallback for Familjen Grotesk 500 (`display`), Hanken Grotesk 400 (`text`) and 600
 * (`textBold`).
 */
interface StandIns {
  readonly display: Metrics;
  readonly text: Metrics;
  readonly textBold: Metrics;
}
type Metrics = ReturnType<typeof metrics>;

/** Arial and Arial Bold. Liberation Sans and Arimo have the same widths; Roboto is within 1 %. */
export const onArial: StandIns = {
  display: metrics('96.12%', '106.64%', '23.41%'),
  text: metrics('99.85%', '100.15%', '30.35%'),
  textBold: metrics('94.11%', '106.26%', '32.2%'),
};

/** DejaVu Sans and DejaVu Sans Bold, the fonts of a bare Linux. */
export const onDejaVu: StandIns = {
  display: metrics('84.86%', '120.79%', '26.51%'),
  text: metrics('87.94%', '113.71%', '34.46%'),
  textBold: metrics('79.03%', '126.53%', '38.34%'),
};

function metrics(sizeAdjust: string, ascentOverride: string, descentOverride: string) {
  return { sizeAdjust, ascentOverride, descentOverride, lineGapOverride: '0%' } as const;
}
