import { figure as keep } from './figure.ts';

/** `negative` shows only minus signs; `always` also shows plus signs, except for zero. */
export type SignDisplay = 'negative' | 'always';

/** U+2212, which is as wide as a plus sign; a hyphen is narrower. */
const MINUS = '\u2212';
/** A no-break space, between a sign and an amount of money. */
export const GAP = '\u00A0';

/** Prefixes a figure with the sign of `value` and `gap`. */
export function withSign(value: number, figure: string, sign: SignDisplay, gap: string): string {
  if (value < 0) return keep(MINUS + gap + figure);
  return keep(value > 0 && sign === 'always' ? `+${gap}${figure}` : figure);
}
