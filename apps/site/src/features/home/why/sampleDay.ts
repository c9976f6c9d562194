import { lossLimit, type LossLimit } from '@duneline/machines';
import { lossFloor, sampleEvaluation } from '@duneline/ui';
import { sampleTier } from '../../../lib/price/findTier.ts';

/** The used amount of a limit, in US cents. */
export type UsedLimit = Pick<LossLimit, 'usedCents' | 'limitCents'>;

/** A day of the sample evaluation with a loss, so that both limits are partly used. */
export const SAMPLE_DAY = 15;

/**
 * Both limits of the sample evaluation at a day's close: the daily one from the previous close, the maximum loss from its floor.
 */
export function limitsOnDay(day: number): { readonly daily: UsedLimit; readonly maximum: UsedLimit } {
  const { program, tier } = sampleTier();
  const { dailyLossPercent = 0, maxDrawdownPercent = 0 } = program.phases[0]?.rules ?? {};
  const balances = sampleEvaluation.map((percent) => Math.round(tier.sizeCents * (1 + percent / 100)));
  const [before = 0, now = 0] = [balances[day - 1], balances[day]];
  const maximum = { bps: maxDrawdownPercent * 100, baseCents: tier.sizeCents };
  const { limitCents } = lossLimit({ ...maximum, cents: now });
  const floorCents = lossFloor(balances, limitCents, program.drawdownType)[day] ?? 0;
  return {
    daily: lossLimit({ bps: dailyLossPercent * 100, baseCents: before, cents: now }),
    maximum: lossLimit({ ...maximum, floorCents, cents: now }),
  };
}
