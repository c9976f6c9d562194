import { catalogue } from '@duneline/specs/site';

/** The name of what was bought, `1-step 50K`; `null` for a size that is no longer in the catalog. */
export function tierName(id: string | null): string | null {
  for (const { name, tiers } of catalogue.programs) {
    const tier = tiers.find((candidate) => candidate.id === id);
    if (tier) return `${name} ${tier.label}`;
  }
  return null;
}
