import { NameTicks } from '../chart/NameTicks.tsx';
import { PointReader, type PointReading } from '../chart/PointReader.tsx';
import * as plot from '../chart/plot.css.ts';
import { ScaleColumn } from '../chart/ScaleColumn.tsx';
import { Stretch } from '../DuneLine/Stretch.tsx';
import { CorridorLabels } from '../EquityCorridor/CorridorLabels.tsx';
import * as css from './LineChart.css.ts';
import type { LineChartProps } from './LineChart.tsx';
import { LineLimits, toPercent } from './LineLimits.tsx';
import { LineMarkers } from './LineMarkers.tsx';
import { LINE_WIDTH, linePaths } from './linePaths.ts';
import { levelAt } from './lineSeries.ts';

type Drawn = 'points' | 'series' | 'limits' | 'markers' | 'format' | 'formatTick' | 'isFromZero' | 'isFilled' | 'height';

interface LineDrawingProps extends Required<Pick<LineChartProps, Drawn>> {
  /** Index of the last value. */
  now: number;
  reading: PointReading;
  /** The pointer or focus is on a point; otherwise the last point is shown. */
  isRead: boolean;
}

const AXIS = 26;

export function LineDrawing(props: LineDrawingProps) {
  const { points, series, limits, markers, format, formatTick, isFromZero, isFilled, height, now, reading, isRead } = props;
  const paths = linePaths({ series, limits, count: points.length, isFromZero, height });
  const { curves, ticks, across, down } = paths;
  const isLabelled = series.length > 1 || limits.length > 0;
  const { at } = reading;
  const x = toPercent(across(at));
  return (
    <div className={isLabelled ? `${plot.area} ${plot.labelled}` : plot.area}>
      <ScaleColumn ticks={ticks} down={down} format={formatTick} height={height} isSpare={isLabelled} />
      <PointReader {...reading}>
        <svg className={plot.drawingBox} height={height + AXIS} aria-hidden>
          {ticks.map((value) => (
            <line key={value} className={plot.gridLine} x2="100%" y1={down(value)} y2={down(value)} />
          ))}
          <svg height={height} overflow="visible">
            <Stretch width={LINE_WIDTH} height={height}>
              {isFilled && <path className={css.highlight} d={curves[0]?.area} />}
              {isFilled && <path className={css.shadow} d={curves[0]?.faces} />}
            </Stretch>
          </svg>
          <LineLimits {...paths} limits={limits} height={height} now={now} />
          <svg height={height} overflow="visible">
            <Stretch width={LINE_WIDTH} height={height}>
              {curves.toReversed().map(({ ridge }, index) => {
                const place = curves.length - 1 - index;
                return <path key={series[place]?.name} className={css.lines[place % css.lines.length]} d={ridge} />;
              })}
            </Stretch>
          </svg>
          {across(now) < 1 &&
            series.map(({ name, values }) => {
              const y = down(values.at(-1) ?? 0);
              return (
                <line key={name} className={css.extendedLine} x1={toPercent(across(values.length - 1))} x2="100%" y1={y} y2={y} />
              );
            })}
          <line className={isFromZero ? plot.zero : plot.gridLine} x2="100%" y1={foot(isFromZero)} y2={foot(isFromZero)} />
          {isRead && <line className={plot.cursor} x1={x} x2={x} y2={height} />}
          <LineMarkers markers={markers} values={series[0]?.values ?? []} across={across} down={down} />
          {series.map(({ name, values }) => {
            const value = values[at];
            return value === undefined ? null : <circle key={name} className={css.ring} cx={x} cy={down(value)} r="4.5" />;
          })}
          <NameTicks names={points} across={across} y={height + 18} at={isRead ? at : null} />
        </svg>
      </PointReader>
      {isLabelled && <CorridorLabels labels={labels()} height={height} />}
    </div>
  );

  function foot(isZero: boolean): number {
    return isZero ? down(0) : height;
  }

  function labels() {
    const measured = series.flatMap(({ name, values }) => {
      const value = values.at(-1);
      return value === undefined ? [] : [{ series: 'balance' as const, y: down(value), value: format(value), word: name }];
    });
    const against = limits.flatMap((limit) => {
      const level = levelAt(limit, now);
      const { name, shortName = name, kind } = limit;
      return level === undefined
        ? []
        : [{ series: kind, y: down(level), value: format(level), word: name, shortWord: shortName }];
    });
    return [...measured, ...against];
  }
}
