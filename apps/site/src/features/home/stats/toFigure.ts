import type { Stat } from '@duneline/specs/site';
import type { BandFigure } from '@duneline/ui';

/** A marketing claim as a figure of a band: "12,500+", "traders since opening". */
export const toFigure = ({ id, label, prefix, value, suffix }: Stat): BandFigure => ({
  id,
  label,
  value: `${prefix}${value}${suffix}`,
});
