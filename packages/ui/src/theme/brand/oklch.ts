import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode as register, wcagContrast } from 'culori/fn';

/** A color by lightness (0–1), chroma (0–0.4) and hue (degrees); perceptually uniform. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

register(modeRgb);
register(modeLrgb);
const convert = register(modeOklch);

/** Converts a CSS color to OKLCH; `undefined` for an invalid color. A gray has the hue 0. */
export function readOklch(color: string): Oklch | undefined {
  const parsed = convert(color);
  return parsed && { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 };
}

/** Converts to `#rrggbb`, with the chroma reduced to what sRGB can show at that lightness. */
export function toHex({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch'));
}

/** Converts a CSS color to `#rrggbb`; `undefined` for an invalid color. */
export const hexOf = (color: string): string | undefined => formatHex(color);

/** The contrast ratio of two colors, 1 to 21 (WCAG 2). */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);
