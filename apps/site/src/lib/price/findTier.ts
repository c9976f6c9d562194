import { catalogue, type Program, type ProgramId, type Tier } from '@duneline/specs/site';

/** A size and its program. */
export interface PricedTier {
  readonly program: Program;
  readonly tier: Tier;
}

/**
 * The program with this id.
 * @throws if there is none
 */
export function programOf(id: ProgramId): Program {
  const program = catalogue.programs.find((candidate) => candidate.id === id);
  if (!program) throw new Error(`specs/site/catalogue.yaml has no program '${id}'; add it or correct the id.`);
  return program;
}

/**
 * The tier with this id.
 * @throws if there is none
 */
export function tierOf(id: string): PricedTier {
  for (const program of catalogue.programs) {
    const tier = program.tiers.find((candidate) => candidate.id === id);
    if (tier) return { program, tier };
  }
  throw new Error(`specs/site/catalogue.yaml has no tier '${id}'; add it or correct the id.`);
}

/** The tier used as an example in texts and drawings (spec §9: the sample fee is that of the 10K challenge). */
export function sampleTier(): PricedTier {
  return tierOf('1-step-10k');
}

/** The lowest price on sale, in US cents. */
export function lowestPriceCents(): number {
  const buyable = catalogue.programs.filter(({ isAvailable }) => isAvailable);
  return Math.min(...buyable.flatMap(({ tiers }) => tiers.map(({ priceCents }) => priceCents)));
}
