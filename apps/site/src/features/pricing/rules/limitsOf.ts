import { catalogue, type AddOn, type Program } from '@duneline/specs/site';

/** The percentages of a program's first phase and of its funded account, with what the add-ons change. */
export function limitsOf(program: Program, addOns: readonly AddOn['id'][]) {
  const first = program.phases[0]?.rules;
  const funded = program.phases.find(({ id }) => id === 'funded')?.rules;
  const extra = catalogue.addOns
    .filter(({ id }) => addOns.includes(id))
    .reduce((sum, { drawdownPercent }) => sum + (drawdownPercent ?? 0), 0);
  return {
    targetPercent: first?.profitTargetPercent ?? null,
    dailyPercent: first?.dailyLossPercent ?? 0,
    fundedDailyPercent: funded?.dailyLossPercent ?? 0,
    maximumPercent: (first?.maxDrawdownPercent ?? 0) + extra,
    hasExtraDrawdown: extra > 0,
  };
}
