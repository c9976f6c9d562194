import type { Stat } from '@duneline/specs/site';
import type { BandFigure } from './StatsBand.tsx';

/** Converts the site's claims to figures. */
export function figuresOf(stats: readonly Stat[]): readonly BandFigure[] {
  return stats.map(({ id, label, prefix, value, suffix }) => ({ id, label, value: `${prefix}${value}${suffix}` }));
}
