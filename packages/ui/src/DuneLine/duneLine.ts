import type { DuneBox, Point } from './place.ts';
import { extent, placePoints } from './place.ts';
import { slipFace } from './slipFace.ts';
import type { Bend } from './slopes.ts';
import { bendsOf } from './slopes.ts';

/** Options of a dune line; lengths are in the box's units. */
export interface DuneOptions {
  /** The values at the lower and upper edge of the box. @default the lowest and highest value */
  domain?: readonly [low: number, high: number];
  /** The minimum height of a fall that casts a shadow. @default 6 */
  minFall?: number;
  /** Depth of a slip face, as a multiple of its fall: 3.2 (a fresh fall) to 4.2 (an old one). @default 3.6 */
  faceDepth?: number;
  /** Rounds the crests too and casts no shadows, for the wave in the foreground. */
  isSoft?: boolean;
}

/** A series of values as path data for one SVG. */
export interface DunePaths {
  /** The line through every value. */
  ridge: string;
  /** The line, closed to the base. */
  area: string;
  /** The shaded sides behind crests with a sufficient fall, in one path. */
  faces: string;
  /** Indices of the crests. */
  crests: readonly number[];
  /** The position of each value. */
  points: readonly Point[];
}

/** Minimum space below a fall for a shadow, as a multiple of the fall. */
const LEAST_ROOM = 0.02;

const NOTHING: DunePaths = { ridge: '', area: '', faces: '', crests: [], points: [] };

/**
 * Draws closing values as a dune's ridge: through every value without overshoot, round in the valleys and sharp on the crests.
 * @throws {RangeError} if a value is not a finite number
 */
export function duneLine(values: readonly number[], box: DuneBox, options: DuneOptions = {}): DunePaths {
  const broken = values.findIndex((value) => !Number.isFinite(value));
  if (broken >= 0) throw new RangeError(`duneLine got ${values[broken]} as value ${broken}; pass finite numbers only.`);
  const { domain = extent(values), minFall = 6, faceDepth = 3.6, isSoft = false } = options;
  const points = placePoints(values, box, domain);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return NOTHING;
  const base = (box.y ?? 0) + box.height;
  if (points.length === 1) {
    const across = `M${pair(first)}H${round(first.x + box.width)}`;
    return { ridge: across, area: `${across}V${round(base)}H${round(first.x)}Z`, faces: '', crests: [], points };
  }
  const bends = bendsOf(points, isSoft);
  const steps = points.slice(1).map((point, index) => step(points[index] ?? point, point, bends[index], bends[index + 1]));
  const ridge = `M${pair(first)}${steps.join('')}`;
  const crests = bends.flatMap((bend, index) => (bend.isCrest ? [index] : []));
  const faces = crests.map((crest, order) => face(points, steps, crest, crests[order + 1], { base, minFall, faceDepth }));
  return { ridge, area: `${ridge}V${round(base)}H${round(first.x)}Z`, faces: faces.join(''), crests, points };
}

function step(from: Point, to: Point, start: Bend | undefined, end: Bend | undefined): string {
  const third = (to.x - from.x) / 3;
  const leave = { x: from.x + third, y: from.y + third * (start?.leave ?? 0) };
  const arrive = { x: to.x - third, y: to.y - third * (end?.arrive ?? 0) };
  return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
}

interface Shade {
  base: number;
  minFall: number;
  faceDepth: number;
}

function face(
  points: readonly Point[],
  steps: readonly string[],
  crestAt: number,
  nextCrest: number | undefined,
  shade: Shade,
): string {
  const crest = points[crestAt];
  const before = points[crestAt - 1];
  let troughAt = crestAt;
  while ((points[troughAt + 1]?.y ?? -Infinity) > (points[troughAt]?.y ?? 0)) troughAt += 1;
  const trough = points[troughAt];
  const limit = points[nextCrest ?? points.length - 1];
  if (!crest || !before || !trough || !limit || trough.y - crest.y < shade.minFall) return '';
  if (shade.base - trough.y < LEAST_ROOM * (trough.y - crest.y)) return ''; // no part of the dune is left to be shaded
  const { foot, down, brink } = slipFace({ crest, trough, before, limit: limit.x, base: shade.base }, shade.faceDepth);
  return `M${pair(crest)}${steps.slice(crestAt, troughAt).join('')}C${down.map(pair).join(' ')} ${pair(foot)}C${brink.map(pair).join(' ')} ${pair(crest)}Z`;
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** One decimal: smaller differences are invisible, and markup stays small. */
function round(length: number): number {
  return Math.round(length * 10) / 10;
}
