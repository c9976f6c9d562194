import type { AddOn, Program } from '@duneline/specs/site';
import { withAddOns } from '../../../lib/price/withAddOns.ts';

/** The percentages of a program's first phase and funded account, including add-ons. */
export function limitsOf(program: Program, addOns: readonly AddOn['id'][]) {
  const first = program.phases[0]?.rules;
  const funded = program.phases.find(({ id }) => id === 'funded')?.rules;
  const maximumPercent = withAddOns(program, addOns).phases[0]?.rules.maxDrawdownPercent ?? 0;
  return {
    targetPercent: first?.profitTargetPercent ?? null,
    dailyPercent: first?.dailyLossPercent ?? 0,
    fundedDailyPercent: funded?.dailyLossPercent ?? 0,
    maximumPercent,
    hasExtraDrawdown: maximumPercent > (first?.maxDrawdownPercent ?? 0),
  };
}
