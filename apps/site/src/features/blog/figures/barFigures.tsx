import { rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/blog';
import { BarChart } from '@duneline/ui';
import { formatMoney, formatMoneyShort } from '../../../lib/format/formatMoney.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { dollars, frame, type FigureProps } from './figureFrame.ts';
import { copiedRisk, feeAndBonus, oneClock, paidShare } from './numbers.ts';

export function PaidShare({ summary }: FigureProps) {
  const { shares, values } = paidShare;
  return (
    <BarChart
      {...frame}
      title={t.figPaidShare}
      summary={summary}
      nameHead={t.figWhat}
      names={[t.figPaidProfit, ...shares.map((share) => t.figPaidAt({ share: formatPercent(share) }))]}
      series={[{ name: t.figPaid, values }]}
      format={dollars}
    />
  );
}

export function FeeAndBonus({ summary }: FigureProps) {
  const { sizes, fees, bonuses } = feeAndBonus;
  return (
    <BarChart
      {...frame}
      title={t.figFeeAndBonus}
      summary={summary}
      nameHead={t.figSize}
      names={sizes}
      series={[
        { name: t.figBonus, values: bonuses },
        { name: t.figFee, values: fees },
      ]}
      format={formatMoney}
      formatTick={formatMoneyShort}
    />
  );
}

export function SharedCopyDelay({ summary }: FigureProps) {
  const { days, since } = oneClock;
  return (
    <BarChart
      {...frame}
      title={t.figOneClock}
      summary={summary}
      nameHead={t.figDay}
      names={days.map((day) => t.figDayOf({ day }))}
      series={[{ name: t.figSince, values: since }]}
      limit={{ name: t.figClose, level: rules.inactivityDays }}
      format={formatNumber}
    />
  );
}

export function CopiedRisk({ summary }: FigureProps) {
  const { sizes, percents } = copiedRisk;
  return (
    <BarChart
      {...frame}
      title={t.figCopiedRisk}
      summary={summary}
      nameHead={t.figSize}
      names={sizes}
      series={[{ name: t.figRisk, values: percents }]}
      limit={{ name: t.figCeiling, level: rules.riskPerTradePercent }}
      format={formatPercent}
    />
  );
}
