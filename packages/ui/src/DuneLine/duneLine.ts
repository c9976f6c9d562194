import type { DuneBox, Point } from './place.ts';
import { extent, placePoints } from './place.ts';
import { slipFace } from './slipFace.ts';
import type { Bend } from './slopes.ts';
import { bendsOf } from './slopes.ts';

/** How a series is drawn; every length is in the box's own units. */
export interface DuneOptions {
  /** The values at the lower and upper edge of the box; the lowest and highest value without it. */
  domain?: readonly [low: number, high: number];
  /** Falls lower than this cast no shade. 6 without it. */
  minFall?: number;
  /** Depth of a slip face, in heights of its fall: 3.2 (a fresh fall) to 4.2 (an old one). 3.6 without it. */
  faceDepth?: number;
  /** Rounds the crests too and casts no shade: the wave in front of a picture. */
  isSoft?: boolean;
}

/** A series of values as path data for one SVG. */
export interface DunePaths {
  /** The line through every value. */
  ridge: string;
  /** The line, closed to the base. */
  area: string;
  /** The shaded side behind each crest that falls far enough, in one path. */
  faces: string;
  /** Indices of the values that are crests. */
  crests: readonly number[];
  /** Where each value lies. */
  points: readonly Point[];
}

/** Room below a fall, in heights of the fall, from which on it casts shade. */
const LEAST_ROOM = 0.02;

const NOTHING: DunePaths = { ridge: '', area: '', faces: '', crests: [], points: [] };

/**
 * Draws closing values as a dune's ridge: through every value, never past one, round in the valleys and sharp on the crests.
 * @throws {RangeError} when a value is not a finite number.
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
  if (shade.base - trough.y < LEAST_ROOM * (trough.y - crest.y)) return ''; // nothing of the dune is left to be in shade
  const { foot, down, brink } = slipFace({ crest, trough, before, limit: limit.x, base: shade.base }, shade.faceDepth);
  return `M${pair(crest)}${steps.slice(crestAt, troughAt).join('')}C${down.map(pair).join(' ')} ${pair(foot)}C${brink.map(pair).join(' ')} ${pair(crest)}Z`;
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** One decimal: a tenth of a pixel is less than the eye sees, and markup stays small. */
function round(length: number): number {
  return Math.round(length * 10) / 10;
}
