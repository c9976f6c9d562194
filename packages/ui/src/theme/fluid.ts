const NARROW = 360;
const WIDE = 1440;
const ROOT = 16;

/** A CSS length that grows linearly between 360 and 1440 px of width and is constant outside; in rem, so that text zoom works. */
export function fluid(narrow: number, wide: number): string {
  if (narrow === wide) return rem(narrow);
  const slope = (wide - narrow) / (WIDE - NARROW);
  const start = narrow - slope * NARROW;
  return `clamp(${rem(narrow)}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(wide)})`;
}

const rem = (pixels: number) => `${round(pixels / ROOT)}rem`;
const round = (value: number) => Number(value.toFixed(4));
