import * as t from '@duneline/specs/messages/blog';
import { LineChart } from '@duneline/ui';
import { dollars, dollarsShort, frame, type FigureProps } from './figureFrame.ts';
import { dailyLine, trailingFloor, twoFloors } from './numbers.ts';

const money = { ...frame, format: dollars, formatTick: dollarsShort, isFromZero: false, pointHead: t.figDay } as const;
const daysOf = (values: readonly number[]) => values.map((_, day) => (day === 0 ? t.figStart : t.figDayOf({ day })));

export function TrailingFloor({ summary }: FigureProps) {
  const { closes, floor } = trailingFloor;
  return (
    <LineChart
      {...money}
      title={t.figTrailingFloor}
      summary={summary}
      points={daysOf(closes)}
      series={[{ name: t.figBalance, values: closes }]}
      limits={[{ name: t.figFloor, kind: 'floor', level: floor }]}
    />
  );
}

export function DailyLine({ summary }: FigureProps) {
  const { closes, line } = dailyLine;
  return (
    <LineChart
      {...money}
      title={t.figDailyLine}
      summary={summary}
      points={daysOf(closes)}
      series={[{ name: t.figBalance, values: closes }]}
      limits={[{ name: t.figDailyLineName, kind: 'dailyLimit', level: line }]}
    />
  );
}

export function TwoFloors({ summary }: FigureProps) {
  const { closes, trailing, still } = twoFloors;
  return (
    <LineChart
      {...money}
      title={t.figTwoFloors}
      summary={summary}
      points={daysOf(closes)}
      series={[{ name: t.figBalance, values: closes }]}
      limits={[
        { name: t.figTrailing, kind: 'floor', level: trailing },
        { name: t.figStatic, kind: 'dailyLimit', level: still },
      ]}
    />
  );
}
