import { catalogue, type Tier } from '@duneline/specs/site';
import type { PricedTier } from '../../lib/price/findTier.ts';

/** Every size that can be bought, with its program; the cheapest of a program first. */
export const tiersOnSale: readonly (PricedTier & Pick<Tier, 'id'>)[] = catalogue.programs
  .filter(({ isAvailable }) => isAvailable)
  .flatMap((program) => program.tiers.map((tier) => ({ id: tier.id, program, tier })));
