import { figure as keep } from './figure.ts';

/** `negative`: only a minus is written; `always`: a plus too, except at zero. */
export type SignDisplay = 'negative' | 'always';

/** U+2212, as wide as a plus; a hyphen is not. */
const MINUS = '\u2212';
/** A space that does not break: between a sign and an amount of money. */
export const GAP = '\u00A0';

/** Puts the sign of `value` and `gap` before a figure. */
export function withSign(value: number, figure: string, sign: SignDisplay, gap: string): string {
  if (value < 0) return keep(MINUS + gap + figure);
  return keep(value > 0 && sign === 'always' ? `+${gap}${figure}` : figure);
}
