import type { Program, Tier } from '@duneline/specs/site';

/** Where this size of a program is bought: `tier` is its 1-based place among the program's sizes (spec §5). */
export function checkoutPath({ id }: Pick<Program, 'id'>, { index }: Pick<Tier, 'index'>): string {
  return `/checkout?${new URLSearchParams({ tier: String(index), type: id }).toString()}`;
}
