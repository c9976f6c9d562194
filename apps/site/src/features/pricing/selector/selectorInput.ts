import type { PricingSelectorInput } from '@duneline/machines';
import { catalogue } from '@duneline/specs/site';

/** The catalogue data for the selector's statechart. */
export const selectorInput: PricingSelectorInput = {
  defaultProgram: catalogue.defaultProgram,
  programs: catalogue.programs.map(({ id, isAvailable, tiers }) => ({ id, isAvailable, tierIds: tiers.map((tier) => tier.id) })),
};
