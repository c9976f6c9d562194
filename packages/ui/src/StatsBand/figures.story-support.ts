import type { Stat } from '@duneline/specs/site';
import type { BandFigure } from './StatsBand.tsx';

/** Claims of the site, as a page would write them out. */
export function figuresOf(stats: readonly Stat[]): readonly BandFigure[] {
  return stats.map(({ id, label, prefix, value, suffix }) => ({ id, label, value: `${prefix}${value}${suffix}` }));
}
