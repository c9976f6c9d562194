import { Stretch } from '../DuneLine/Stretch.tsx';
import * as css from './LineChart.css.ts';
import { LINE_WIDTH, type LinePaths } from './linePaths.ts';
import { levelAt, type LineLimit } from './lineSeries.ts';

interface LineLimitsProps extends Pick<LinePaths, 'stairs' | 'across' | 'down'> {
  limits: readonly LineLimit[];
  height: number;
  /** Index of the last value. */
  now: number;
}

/** Target, floor and daily limit, with different strokes and colors. */
export function LineLimits({ limits, height, now, stairs, across, down }: LineLimitsProps) {
  return limits.map((limit) => {
    const path = stairs.get(limit.name);
    if (path !== undefined) {
      return (
        <svg key={limit.name} height={height} overflow="visible">
          <Stretch width={LINE_WIDTH} height={height}>
            {limit.kind === 'floor' && <path className={css.belowFloor} d={`${path}V${height}H0Z`} />}
            <path className={css.limits[limit.kind]} d={path} />
          </Stretch>
        </svg>
      );
    }
    const y = down(levelAt(limit, now) ?? 0);
    const from = limit.kind === 'dailyLimit' ? across(across(now) === 1 ? now - 1 : now) : 0;
    return <line key={limit.name} className={css.limits[limit.kind]} x1={toPercent(from)} x2="100%" y1={y} y2={y} />;
  });
}

export function toPercent(part: number): string {
  return `${Math.round(part * 10000) / 100}%`;
}
