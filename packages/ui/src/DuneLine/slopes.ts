import type { Point } from './place.ts';

/** The incoming and outgoing slope of the ridge at a point. */
export interface Bend {
  arrive: number;
  leave: number;
  isCrest: boolean;
}

const CREST_ARRIVE = 0.85;
const CREST_LEAVE = 1.25;

/**
 * Slopes (y per x, y pointing down) at every point, monotone between neighbors: a harmonic mean where the ridge continues; zero
 * in a trough, so that valleys are round; two different slopes on a crest, so that crests are sharp (zero if the line is soft).
 */
export function bendsOf(points: readonly Point[], isSoft: boolean): Bend[] {
  return points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) {
      const slope = before ? slopeBetween(before, point) : after ? slopeBetween(point, after) : 0;
      return { arrive: slope, leave: slope, isCrest: false };
    }
    const rise = slopeBetween(before, point);
    const fall = slopeBetween(point, after);
    if (rise < 0 && fall > 0 && !isSoft) return { arrive: CREST_ARRIVE * rise, leave: CREST_LEAVE * fall, isCrest: true };
    const goesOn = (rise > 0 && fall > 0) || (rise < 0 && fall < 0);
    // Dividing first keeps precision: the product of two tiny slopes would lose digits, that of two huge ones would be infinite.
    const slope = goesOn ? 2 * rise * (fall / (rise + fall)) : 0;
    return { arrive: slope, leave: slope, isCrest: false };
  });
}

function slopeBetween(from: Point, to: Point): number {
  return (to.y - from.y) / (to.x - from.x);
}
