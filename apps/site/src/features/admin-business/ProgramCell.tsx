import { tierName } from '../../lib/price/tierName.ts';

/** What was bought, as it is read in either direction; the id of a size that is no longer in the catalog. */
export function ProgramCell({ tierId }: { readonly tierId: string }) {
  return <bdi>{tierName(tierId) ?? tierId}</bdi>;
}
