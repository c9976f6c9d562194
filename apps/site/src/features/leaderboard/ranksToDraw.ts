/** Maximum number of points, which is enough for the line's shape. */
const MOST = 41;

/** The ranks to read for the drawing, from last to first: all, or an even sample. */
export function ranksToDraw(count: number): number[] {
  if (count <= 0) return [];
  const steps = Math.min(count, MOST) - 1;
  if (steps === 0) return [1];
  return Array.from({ length: steps + 1 }, (_, index) => count - Math.round((index * (count - 1)) / steps));
}
