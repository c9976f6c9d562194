import { rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/blog';
import { LineChart } from '@duneline/ui';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { dollars, dollarsShort, frame, type FigureProps } from './figureFrame.ts';
import { halfSize, journalSum, losingStreak } from './numbers.ts';

const percent = (value: number) => formatPercent(Math.round(value * 10) / 10);

export function LosingStreak({ summary }: FigureProps) {
  const { ceiling, small, floor } = losingStreak;
  return (
    <LineChart
      {...frame}
      title={t.figLosingStreak}
      summary={summary}
      pointHead={t.figLosses}
      points={ceiling.map((_, count) => t.figLossesOf({ count }))}
      series={[
        { name: t.figRiskOf({ percent: percent(rules.riskPerTradePercent) }), values: ceiling },
        { name: t.figRiskOf({ percent: percent(rules.riskPerTradePercent / 4) }), values: small },
      ]}
      limits={[{ name: t.figMaximumLoss, kind: 'floor', level: floor }]}
      format={percent}
      isFromZero={false}
    />
  );
}

export function HalfSize({ summary }: FigureProps) {
  const { full, half, floor } = halfSize;
  return (
    <LineChart
      {...frame}
      title={t.figHalfSize}
      summary={summary}
      pointHead={t.figTrade}
      points={full.map((_, count) => (count === 0 ? t.figStart : t.figTradeOf({ count })))}
      series={[
        { name: t.figFull, values: full },
        { name: t.figHalf, values: half },
      ]}
      limits={[{ name: t.figFloor, kind: 'floor', level: floor }]}
      format={dollars}
      formatTick={dollarsShort}
      isFromZero={false}
    />
  );
}

export function JournalSum({ summary }: FigureProps) {
  return (
    <LineChart
      {...frame}
      title={t.figJournalSum}
      summary={summary}
      pointHead={t.figTrade}
      points={journalSum.map((_, count) => (count === 0 ? t.figStart : t.figTradeOf({ count })))}
      series={[{ name: t.figSum, values: journalSum }]}
      format={(value) => t.figTimesRisk({ value: formatNumber(value) })}
      formatTick={formatNumber}
      isFromZero={false}
    />
  );
}
