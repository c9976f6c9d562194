import type { Point } from './place.ts';

/** The points that determine a slip face (the shaded side of a dune): crest, trough, and their neighbors. */
export interface Descent {
  crest: Point;
  trough: Point;
  /** The point before the crest; the brink may bulge toward it, but not leave the dune. */
  before: Point;
  /** The x at which the face must end: the next crest, or the end of the ridge. */
  limit: number;
  base: number;
}

/** The corners and control points of a face below its ridge, from the trough down to the foot and up along the brink. */
export interface Face {
  foot: Point;
  down: readonly [Point, Point];
  brink: readonly [Point, Point];
}

const RUN = 0.7;
const SWELL = 0.15;

/** The shaded side of a dune: its depth is `depth` times the fall, limited to the base and the dune. */
export function slipFace({ crest, trough, before, limit, base }: Descent, depth: number): Face {
  const fall = trough.y - crest.y;
  const drop = Math.min((depth - 1) * fall, base - trough.y);
  // 1 if the face has its full depth, 0 if the trough lies on the base (the face then follows the ridge).
  const room = drop / ((depth - 1) * fall);
  const foot = { x: Math.min(trough.x + RUN * room * (trough.x - crest.x), limit), y: trough.y + drop };
  const width = foot.x - crest.x;
  const height = foot.y - crest.y;
  const run = foot.x - trough.x;
  const steep = (before.y - crest.y) / (crest.x - before.x);
  const swell = Math.min(SWELL * width, 0.3 * (crest.x - before.x), (0.15 * height) / steep);
  return {
    foot,
    down: [
      { x: trough.x + 0.42 * run, y: trough.y + 0.3 * drop },
      { x: trough.x + 0.9 * run, y: trough.y + 0.66 * drop },
    ],
    brink: [
      { x: crest.x + 0.44 * room * width, y: crest.y + (1 - 0.26 * room) * height },
      { x: crest.x - swell, y: crest.y + (1 - 0.7 * room) * height },
    ],
  };
}
