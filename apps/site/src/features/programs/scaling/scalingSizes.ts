import { catalogue, scalingPlan } from '@duneline/specs/site';
import { programOf } from '../../../lib/price/findTier.ts';

interface ScalingSize {
  readonly sizeCents: number;
  /** Whether the size can be bought, too. */
  readonly isSold: boolean;
}

/** Every size of the scaling plan, from the smallest that is sold to the largest an account can reach. */
export const scalingSizes: readonly ScalingSize[] = [
  ...programOf(catalogue.defaultProgram).tiers.map(({ sizeCents }) => ({ sizeCents, isSold: true })),
  ...scalingPlan.beyond.map((dollars) => ({ sizeCents: dollars * 100, isSold: false })),
];
