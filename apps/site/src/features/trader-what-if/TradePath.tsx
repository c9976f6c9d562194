import * as t from '@duneline/specs/messages/trader-what-if';
import { EquityCorridor, lossFloor, type CorridorLabel } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { tierOf } from '../../lib/price/findTier.ts';
import type { Verdict } from './judgeTrades.ts';

const dollars = (cents: number) => formatMoney(Math.round(cents / 100) * 100);
const labelOf = (cents: number, word: string): CorridorLabel => ({ value: dollars(cents), word });

export interface TradePathProps extends Pick<Verdict, 'tierId' | 'closes' | 'targetCents' | 'allowanceCents'> {
  /** The lowest balance of the present day; nothing once an account is passed. */
  readonly dailyLimitCents?: number | undefined;
  readonly caption: string;
}

/** A simulated balance, day by day, between the target and both loss limits. */
export function TradePath({ tierId, closes, targetCents, allowanceCents, dailyLimitCents, caption }: TradePathProps) {
  const lastDay = closes.length - 1;
  // The floor follows the close of a day, and the last day has not closed.
  const floor = lossFloor(closes.slice(0, Math.max(1, lastDay)), allowanceCents, tierOf(tierId).program.drawdownType);
  floor[lastDay] = floor.at(-1) ?? 0;
  return (
    <EquityCorridor
      values={closes}
      floor={floor}
      target={targetCents ?? undefined}
      dailyLimit={dailyLimitCents}
      labels={{
        ...(targetCents !== null && { target: labelOf(targetCents, t.target) }),
        balance: labelOf(closes[lastDay] ?? 0, t.balance),
        ...(dailyLimitCents !== undefined && { dailyLimit: labelOf(dailyLimitCents, t.dailyLimit) }),
        floor: labelOf(floor[lastDay] ?? 0, t.lossFloor),
      }}
      ticks={[...new Set([0, lastDay])].map((day) => ({ day, label: t.pictureDay({ day }) }))}
      table={{ caption, heads: { day: t.columnDay, balance: t.balance, floor: t.lossFloor }, money: dollars }}
    />
  );
}
