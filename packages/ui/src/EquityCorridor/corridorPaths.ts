import type { DunePaths } from '../DuneLine/duneLine.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import { extent, fractionOf } from '../DuneLine/place.ts';
import { stairs } from '../DuneLine/stairs.ts';

export interface CorridorInput {
  values: readonly number[];
  /** The loss floor at each close, with one value per close. */
  floor: readonly number[];
  target?: number | undefined;
  dailyLimit?: number | undefined;
  /** The last day of the axis. @default the last day of the values */
  horizon?: number | undefined;
  /** Height of the drawing in CSS pixels, without the axis labels. @default 256 */
  height?: number | undefined;
}

export interface CorridorPaths {
  curve: DunePaths;
  /** The line of the floor, as steps. */
  floor: string;
  /** The area below the floor. */
  below: string;
  /** x of a day, as a fraction of the width. */
  across: (day: number) => number;
  /** y of a balance, in pixels. */
  down: (balance: number) => number;
}

export const CORRIDOR = { width: 1000, height: 256 };
/** Space for the ring and its stroke above the highest line. */
const HEAD = 8;

/** Positions an account between its target and its floor; x in thousandths of the width, y in pixels. */
export function corridorPaths(input: CorridorInput): CorridorPaths {
  const { values, floor, target, dailyLimit, horizon = values.length - 1, height = CORRIDOR.height } = input;
  const optional = [target, dailyLimit].filter((value) => value !== undefined);
  const [low, high] = extent([...values, ...floor, ...optional]);
  const domain = [low - Math.max((high - low) * 0.1, 1), high] as const;
  const { width } = CORRIDOR;
  const days = Math.max(horizon, values.length - 1, 1);
  const across = (day: number) => day / days;
  const down = (balance: number) => round(HEAD + (height - HEAD) * (1 - fractionOf(balance, domain)));
  const box = { y: HEAD, width: width * across(values.length - 1), height: height - HEAD };
  const curve = duneLine(values, box, { domain, minFall: 5, faceDepth: 3.8 });
  const path = stairs(floor, (day) => width * across(day), down, width);
  return { curve, floor: path, below: path && `${path}V${height}H0Z`, across, down };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
