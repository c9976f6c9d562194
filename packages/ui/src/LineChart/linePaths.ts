import { valueAxis } from '../chart/valueAxis.ts';
import { duneLine, type DunePaths } from '../DuneLine/duneLine.ts';
import { fractionOf } from '../DuneLine/place.ts';
import { stairs } from '../DuneLine/stairs.ts';
import type { LineLimit, LineSeries } from './lineSeries.ts';

/** x in thousandths of the width, which `Stretch` scales. */
export const LINE_WIDTH = 1000;
/** Space for the ring and its stroke above the highest value. */
const HEAD = 8;

interface LineInput {
  series: readonly LineSeries[];
  limits: readonly LineLimit[];
  /** Number of points along the axis. */
  count: number;
  isFromZero: boolean;
  /** Height of the plot in CSS pixels. */
  height: number;
}

export interface LinePaths {
  curves: readonly DunePaths[];
  /** The step line of each moving limit, by name. */
  stairs: ReadonlyMap<string, string>;
  ticks: readonly number[];
  /** x of a point, as a fraction of the width. */
  across: (index: number) => number;
  /** y of a value, in CSS pixels. */
  down: (value: number) => number;
}

/** Positions series and limits on a common scale. */
export function linePaths({ series, limits, count, isFromZero, height }: LineInput): LinePaths {
  const values = [...series.flatMap((each) => each.values), ...limits.flatMap(({ level }) => level)];
  const { domain, ticks } = valueAxis(values, isFromZero);
  const across = (index: number) => (count > 1 ? index / (count - 1) : 0);
  const down = (value: number) => HEAD + (height - HEAD) * (1 - fractionOf(value, domain));
  const box = { y: HEAD, height: height - HEAD };
  const curves = series.map(({ values: each }) =>
    duneLine(each, { ...box, width: LINE_WIDTH * across(each.length - 1) }, { domain, minFall: 5 }),
  );
  const moving = limits.flatMap(({ name, level }) =>
    typeof level === 'number' ? [] : ([[name, stairs(level, (at) => LINE_WIDTH * across(at), down, LINE_WIDTH)]] as const),
  );
  return { curves, stairs: new Map(moving), ticks, across, down };
}
