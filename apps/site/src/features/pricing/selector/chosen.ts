import type { PricingSelectorView } from '@duneline/machines';
import type { AddOn, Phase, Program, Tier } from '@duneline/specs/site';
import { tierOf } from '../../../lib/price/findTier.ts';
import { withAddOns } from '../../../lib/price/withAddOns.ts';

/** The catalogue's entries for what is chosen. */
export interface Chosen {
  readonly program: Program;
  readonly tier: Tier;
  readonly phase: Phase;
}

/** Looks up a choice, as it is traded with the add-ons; a program without an evaluation shows its funded figures. @throws when the catalogue has no such tier. */
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
