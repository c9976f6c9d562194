import { useState } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import { ChartFrame, chartWords, type ChartFrameProps } from '../chart/ChartFrame.tsx';
import { NameTicks } from '../chart/NameTicks.tsx';
import * as plot from '../chart/plot.css.ts';
import { PointReader } from '../chart/PointReader.tsx';
import { Readout } from '../chart/Readout.tsx';
import { ScaleColumn } from '../chart/ScaleColumn.tsx';
import { valueAxis } from '../chart/valueAxis.ts';
import { fractionOf } from '../DuneLine/place.ts';
import * as css from './BarChart.css.ts';
import { Bars, type BarSeries } from './Bars.tsx';

export interface BarChartProps extends ChartFrameProps {
  /** Names of the bars, from left to right. */
  names: readonly string[];
  /** Heading of the names in the table: "Week". */
  nameHead: string;
  /** One series, or two to compare; the second is drawn as outlines. */
  series: readonly BarSeries[];
  /** Uses the colors of gains and losses, in addition to their side of the axis and the sign in `format`. */
  isSigned?: boolean;
  /** A level that bars should not exceed. */
  limit?: { readonly name: string; readonly level: number };
  /** Formats a value: 44000 as "$44,000". */
  format: (value: number) => string;
  /** Formats a value beside its grid line, in at most seven characters. @default `format` */
  formatTick?: (value: number) => string;
  /** Height of the plot in CSS pixels. @default 220 */
  height?: number;
}

const HEAD = 8;
const AXIS = 26;

/** A bar chart that starts at zero. Values can be read by pointer, touch and arrow keys, and as a table. */
export function BarChart(props: BarChartProps) {
  requireProps('BarChart', { names: props.names, series: props.series, format: props.format });
  const { names, nameHead, series, isSigned = false, limit, format, formatTick = format, height = 220, ...frame } = props;
  const [read, setRead] = useState<number | null>(null);
  const count = names.length;
  const at = Math.min(read ?? count - 1, count - 1);
  const { domain, ticks } = valueAxis([...series.flatMap(({ values }) => values), ...(limit ? [limit.level] : [])], true);
  const down = (value: number) => Math.round(HEAD + (height - HEAD) * (1 - fractionOf(value, domain)));
  const texts = (index: number) => series.map(({ name, values }) => ({ name, text: textOf(values[index], format) }));
  const levels = limit && { y1: down(limit.level), y2: down(limit.level) };
  return (
    <ChartFrame
      {...frame}
      readout={<Readout point={names[at] ?? ''} values={texts(at)} />}
      table={{
        heads: [nameHead, ...series.map(({ name }) => name)],
        rows: names.map((name, index) => ({ name, cells: texts(index).map(({ text }) => text) })),
        ...(limit && { foot: [{ name: limit.name, value: format(limit.level) }] }),
      }}
    >
      <div className={plot.area}>
        <ScaleColumn ticks={ticks} down={down} format={formatTick} height={height} isSpare={false} />
        <PointReader
          label={`${frame.title}: ${frame.words?.read ?? chartWords.read}`}
          count={count}
          at={at}
          valueText={[names[at], ...texts(at).map(({ name, text }) => `${name} ${text}`)].join(', ')}
          indexAt={(place) => Math.floor(place * count)}
          onRead={setRead}
        >
          <svg className={plot.drawingBox} height={height + AXIS} aria-hidden>
            {read !== null && (
              <rect className={css.barSlot} x={`${(100 * at) / count}%`} width={`${100 / count}%`} height={height} />
            )}
            {ticks.map((value) => (
              <line key={value} className={value === 0 ? plot.zero : plot.gridLine} x2="100%" y1={down(value)} y2={down(value)} />
            ))}
            {names.map((name, index) => (
              <Bars key={name} series={series} index={index} count={count} isSigned={isSigned} down={down} />
            ))}
            {limit && (
              <>
                <line className={css.limit} x2="100%" {...levels} />
                <text className={css.limitText} x="100%" y={down(limit.level)} dy="-6" textAnchor="end">
                  {limit.name} {format(limit.level)}
                </text>
              </>
            )}
            <NameTicks
              names={names}
              across={(index) => (index + 0.5) / count}
              y={height + 18}
              at={read === null ? null : at}
              isCentred
            />
          </svg>
        </PointReader>
      </div>
    </ChartFrame>
  );
}

function textOf(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? '' : format(value);
}
