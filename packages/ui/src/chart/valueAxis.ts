import { nice, ticks } from 'd3-array';
import { extent } from '../DuneLine/place.ts';

/** The values at the lower and upper edge of a plot, and the round values between them that have grid lines. */
export interface ValueAxis {
  readonly domain: readonly [low: number, high: number];
  readonly ticks: readonly number[];
}

/** Maximum number of grid lines. */
export const MOST_TICKS = 4;
/** Space below the lowest value if the axis does not start at zero, as a fraction of the range. */
const FOOT = 0.1;

/** The axis for values: from zero to a round number, or close around the values of a balance. */
export function valueAxis(values: readonly number[], isFromZero: boolean): ValueAxis {
  const [lowest, highest] = values.length > 0 ? extent(values) : [0, 1];
  const span = highest - lowest || Math.abs(highest) || 1;
  const around = isFromZero
    ? ([Math.min(0, lowest), Math.max(0, highest) || (lowest < 0 ? 0 : 1)] as const)
    : ([lowest - span * FOOT, highest] as const);
  const most = mostTicks(around, isFromZero);
  const domain = isFromZero ? nice(...around, most) : around;
  return { domain, ticks: ticks(...domain, most) };
}

/** The library treats the count as a hint, so this requests fewer until the limit is met. */
function mostTicks(around: readonly [number, number], isNice: boolean): number {
  let wish = MOST_TICKS;
  while (wish > 1 && ticks(...(isNice ? nice(...around, wish) : around), wish).length > MOST_TICKS) wish -= 1;
  return wish;
}
