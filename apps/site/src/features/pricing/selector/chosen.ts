import type { PricingSelectorView } from '@duneline/machines';
import type { AddOn, Phase, Program, Tier } from '@duneline/specs/site';
import { tierOf } from '../../../lib/price/findTier.ts';
import { withAddOns } from '../../../lib/price/withAddOns.ts';

/** The catalogue's entries of a selection. */
export interface Chosen {
  readonly program: Program;
  readonly tier: Tier;
  readonly phase: Phase;
}

/**
 * Finds a selection's program and tier, with add-ons applied; a program without an evaluation shows its funded figures.
 * @throws if the catalogue does not have the tier
 */
export function chosenOf(
  { tierId, phase }: Pick<PricingSelectorView, 'tierId' | 'phase'>,
  addOns: readonly AddOn['id'][] = [],
): Chosen {
  const { program: sold, tier } = tierOf(tierId);
  const program = withAddOns(sold, addOns);
  const shown = program.phases.find(({ id }) => id === phase) ?? program.phases[0];
  if (!shown) throw new Error(`The program '${program.id}' has no phases in specs/site/catalogue.yaml; give it at least one.`);
  return { program, tier, phase: shown };
}
