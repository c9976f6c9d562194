import { lossFloor, sampleEvaluation } from '@duneline/ui';
import { sampleTier } from '../../../lib/price/findTier.ts';

/** How far one limit is used, in US cents. */
export interface UsedLimit {
  readonly usedCents: number;
  readonly limitCents: number;
}

/** A day of the sample evaluation on which it is falling, so that both limits have something to show. */
export const SAMPLE_DAY = 15;

/** Both limits of the sample evaluation at the close of a day: the daily one from the close before, the other from its floor. */
export function limitsOnDay(day: number): { readonly daily: UsedLimit; readonly maximum: UsedLimit } {
  const { program, tier } = sampleTier();
  const limits = program.phases[0]?.rules;
  const balances = sampleEvaluation.map((percent) => Math.round(tier.sizeCents * (1 + percent / 100)));
  const [before = 0, now = 0] = [balances[day - 1], balances[day]];
  const allowance = (tier.sizeCents * (limits?.maxDrawdownPercent ?? 0)) / 100;
  const floor = lossFloor(balances, allowance, program.drawdownType)[day] ?? 0;
  return {
    daily: { usedCents: Math.max(before - now, 0), limitCents: Math.round((before * (limits?.dailyLossPercent ?? 0)) / 100) },
    maximum: { usedCents: Math.max(allowance - (now - floor), 0), limitCents: allowance },
  };
}
