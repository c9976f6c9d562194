import { useState } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import { ChartFrame, chartWords, type ChartFrameProps } from '../chart/ChartFrame.tsx';
import { Readout } from '../chart/Readout.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { levelAt, type LineLimit, type LineMarker, type LineSeries } from './lineSeries.ts';

export interface LineChartProps extends ChartFrameProps {
  /** Names along the axis, in chronological order: "week 37". */
  points: readonly string[];
  /** Heading of the points in the table: "Week". */
  pointHead: string;
  series: readonly LineSeries[];
  limits?: readonly LineLimit[];
  markers?: readonly LineMarker[];
  /** Formats a value: 880 as "$880". */
  format: (value: number) => string;
  /** Formats a value beside its grid line, in at most seven characters. @default `format` */
  formatTick?: (value: number) => string;
  /**
   * Whether the axis starts at zero: true for amounts per period, false for balances, which are compared with their floor.
   * @default true
   */
  isFromZero?: boolean;
  /** Fills the area below the first series. @default true */
  isFilled?: boolean;
  /** Height of the plot in CSS pixels. @default 240 */
  height?: number;
}

/** A line chart with targets and limits. Values can be read by pointer, touch and arrow keys, and as a table. */
export function LineChart(props: LineChartProps) {
  requireProps('LineChart', { points: props.points, series: props.series, format: props.format });
  const { points, pointHead, series, limits = [], markers = [], format, formatTick = format } = props;
  const { isFromZero = true, isFilled = true, height = 240, words, ...frame } = props;
  const [read, setRead] = useState<number | null>(null);
  const now = Math.max(...series.map(({ values }) => values.length), 0) - 1;
  const at = Math.min(read ?? now, now);
  const textsAt = (index: number) =>
    series.flatMap(({ name, values }) => {
      const value = values[index];
      return value === undefined ? [] : [{ name, text: format(value) }];
    });
  const remark = markers.find((marker) => marker.at === at)?.label;
  const values = textsAt(at);
  const moving = limits.filter(({ level }) => typeof level !== 'number');
  const fixed = limits.filter(({ level }) => typeof level === 'number');
  return (
    <ChartFrame
      {...frame}
      words={words}
      readout={<Readout point={points[at] ?? ''} values={values} remark={remark} />}
      table={{
        heads: [pointHead, ...series.map(({ name }) => name), ...moving.map(({ name }) => name)],
        rows: points.slice(0, now + 1).map((name, index) => ({
          name,
          cells: [
            ...series.map((each) => textOf(each.values[index], format)),
            ...moving.map((limit) => textOf(levelAt(limit, index), format)),
          ],
        })),
        foot: [
          ...fixed.map((limit) => ({ name: limit.name, value: textOf(levelAt(limit, now), format) })),
          ...markers.map((marker) => ({ name: points[marker.at] ?? '', value: marker.label })),
        ],
      }}
    >
      <LineDrawing
        {...{ points, series, limits, markers, format, formatTick, isFromZero, isFilled, height, now }}
        isRead={read !== null}
        reading={{
          label: `${frame.title}: ${words?.read ?? chartWords.read}`,
          count: now + 1,
          at,
          valueText: [points[at], ...values.map(({ name, text }) => `${name} ${text}`), remark].filter(Boolean).join(', '),
          indexAt: (share) => Math.min(Math.round(share * (points.length - 1)), now),
          onRead: setRead,
        }}
      />
    </ChartFrame>
  );
}

function textOf(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? '' : format(value);
}
