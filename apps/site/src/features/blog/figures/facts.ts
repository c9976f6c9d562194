import { catalogue, type PhaseRules, type ProgramId, type Tier } from '@duneline/specs/site';

const programOf = (id: ProgramId) => catalogue.programs.find((program) => program.id === id);

/** The sizes of a program. */
export const tiersOf = (id: ProgramId): readonly Tier[] => programOf(id)?.tiers ?? [];

/**
 * A size in dollars by its label: `10K`.
 * @throws {Error} if the program does not have it
 */
export function dollarsOf(id: ProgramId, label: string): number {
  const tier = tiersOf(id).find((one) => one.label === label);
  if (!tier) throw new Error(`The program ${id} has no size ${label}; the figures of the blog are drawn with it.`);
  return tier.sizeCents / 100;
}

/**
 * The rules of a program's first phase.
 * @throws {Error} if it has none
 */
export function firstRules(id: ProgramId): PhaseRules {
  const rules = programOf(id)?.phases[0]?.rules;
  if (!rules) throw new Error(`The program ${id} has no phase; the figures of the blog are drawn with its rules.`);
  return rules;
}

/** The profit split in percent. */
export const sharesOf = (id: ProgramId): readonly number[] => {
  const share = programOf(id)?.rewardSharePercent;
  return share ? [share.from, share.to] : [];
};
