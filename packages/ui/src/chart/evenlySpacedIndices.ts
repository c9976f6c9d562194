/**
 * At most `most` of the indices from 0 to `count` − 1: the first, the last, and even steps from the first. A step too close to
 * the last is omitted.
 */
export function evenlySpacedIndices(count: number, most: number): number[] {
  const last = count - 1;
  const step = Math.max(Math.ceil(last / (most - 1)), 1);
  const steps = Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step);
  return [...steps.filter((index) => index === 0 || last - index >= step * NEAR), ...(count > 0 ? [last] : [])];
}

/** Minimum distance of two names, as a fraction of a step. */
const NEAR = 0.75;
