import { lossFloor } from '@duneline/ui';
import { lossLimitsOf } from '../../lib/trader/lossLimitsOf.ts';
import type { TradingAccount, TradingDay } from '../../lib/trader/TradingAccount.ts';

/** An account's closing balances with the limits around them, in US cents; index 0 is the opening. */
export interface EquitySeries {
  readonly closes: readonly number[];
  readonly floor: readonly number[];
  readonly target: number | undefined;
  readonly dailyLimit: number | undefined;
}

/** The series that charts and tables of an account show. */
export function equitySeries(account: TradingAccount, days: readonly TradingDay[]): EquitySeries {
  const { initial_cents: initial, max_drawdown_bps, drawdown_type, profit_target_bps } = account;
  const closes = [initial, ...days.map(({ closing_cents }) => closing_cents)];
  return {
    closes,
    floor: lossFloor(closes, (initial * max_drawdown_bps) / 10_000, drawdown_type),
    target: profit_target_bps === null ? undefined : initial + (initial * profit_target_bps) / 10_000,
    dailyLimit: lossLimitsOf(account)?.daily.floorCents,
  };
}

/** Three to six round balances between the lowest and the highest, for the scale of a chart. */
export function scaleTicks(low: number, high: number): readonly number[] {
  const rough = (high - low) / 5;
  if (rough <= 0) return [low];
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * ([1, 2, 5, 10].find((factor) => factor * unit >= rough) ?? 10);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}
