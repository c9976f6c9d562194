import { vars } from './contract.css.ts';

/** The spacing steps in CSS pixels, for the `gap` of layouts. */
export const gaps = {
  0: '0',
  4: vars.space.s4,
  8: vars.space.s8,
  12: vars.space.s12,
  16: vars.space.s16,
  24: vars.space.s24,
  32: vars.space.s32,
  48: vars.space.s48,
  64: vars.space.s64,
  96: vars.space.s96,
} as const;
