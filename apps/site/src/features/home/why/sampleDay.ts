import { lossFloor, sampleEvaluation } from '@duneline/ui';
import { sampleTier } from '../../../lib/price/findTier.ts';

/** The used amount of a limit, in US cents. */
export interface UsedLimit {
  readonly usedCents: number;
  readonly limitCents: number;
}

/** A day of the sample evaluation with a loss, so that both limits are partly used. */
export const SAMPLE_DAY = 15;

/**
 * Both limits of the sample evaluation at a day's close: the daily one from the previous close, the maximum loss from its floor.
 */
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
