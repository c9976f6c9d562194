import { catalogue, type AddOn, type Program } from '@duneline/specs/site';

/**
 * A program as traded with add-ons (maximum loss, shortest reward cycle), with the same terms as the engine's `lifecycleTerms`.
 */
export function withAddOns(program: Program, ids: readonly AddOn['id'][]): Program {
  const addOns = catalogue.addOns.filter(({ id }) => ids.includes(id));
  const room = addOns.reduce((sum, { drawdownPercent }) => sum + (drawdownPercent ?? 0), 0);
  return {
    ...program,
    rewardCycleDays: Math.min(program.rewardCycleDays, ...addOns.map(({ rewardCycleDays }) => rewardCycleDays ?? Infinity)),
    phases: program.phases.map((phase) => ({
      ...phase,
      rules: { ...phase.rules, maxDrawdownPercent: phase.rules.maxDrawdownPercent + room },
    })),
  };
}
