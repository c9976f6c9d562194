/** A line needs no more points than this to show its shape. */
const MOST = 41;

/** Which ranks are asked for to draw all of them, from the last to the first: every one, or so many at even distances. */
export function ranksToDraw(count: number): number[] {
  if (count <= 0) return [];
  const steps = Math.min(count, MOST) - 1;
  if (steps === 0) return [1];
  return Array.from({ length: steps + 1 }, (_, index) => count - Math.round((index * (count - 1)) / steps));
}
