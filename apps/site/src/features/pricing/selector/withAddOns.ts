import { catalogue, type AddOn } from '@duneline/specs/site';
import type { Chosen } from './chosen.ts';

/** The choice as it is traded with the add-ons that were chosen: their reward cycle, and their room before the maximum loss. */
export function withAddOns({ program, tier, phase }: Chosen, chosen: readonly AddOn['id'][]): Chosen {
  const addOns = catalogue.addOns.filter(({ id }) => chosen.includes(id));
  const room = addOns.reduce((sum, { drawdownPercent }) => sum + (drawdownPercent ?? 0), 0);
  const rewardCycleDays = addOns.reduce((days, addOn) => addOn.rewardCycleDays ?? days, program.rewardCycleDays);
  const rules = { ...phase.rules, maxDrawdownPercent: phase.rules.maxDrawdownPercent + room };
  return { program: { ...program, rewardCycleDays }, tier, phase: { ...phase, rules } };
}
