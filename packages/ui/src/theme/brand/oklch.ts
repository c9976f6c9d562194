import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode as register, wcagContrast } from 'culori/fn';

/** A color by lightness (0–1), chroma (0–0.4) and hue (degrees), as equal steps look equal. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

register(modeRgb);
register(modeLrgb);
const convert = register(modeOklch);

/** Any CSS color in OKLCH; `undefined` for what is none. A gray has no hue: 0 stands there. */
export function readOklch(color: string): Oklch | undefined {
  const parsed = convert(color);
  return parsed && { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 };
}

/** `#rrggbb`, with as much of the chroma as a screen shows at that lightness. */
export function toHex({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch'));
}

/** Any CSS color as `#rrggbb`, unchanged; `undefined` for what is none. */
export const hexOf = (color: string): string | undefined => formatHex(color);

/** The contrast of two colors, 1 to 21 (WCAG 2). */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);
