import { darkShadow, lightShadow, type Colors } from '../tokens.ts';
import { contrastPairs, type PairRule } from './contrastPairs.ts';
import { deriveColors, schemeOf, type BrandColors, type Scheme } from './deriveColors.ts';
import { contrastOf, readOklch } from './oklch.ts';
import { repairContrast } from './repairContrast.ts';

export type { BrandColors, PairRule, Scheme };

/** The two font families of a brand, as in `theme_config`: names without quotes. The page must load their files. */
export interface BrandFonts {
  readonly heading: string;
  readonly body: string;
}

/** One pair of the report. */
export interface ContrastPair extends PairRule {
  /** The contrast of the original colors, 1 to 21. */
  readonly asked: number;
  /** The contrast after correction; never below `needed`. */
  readonly ratio: number;
}

/** A complete theme, derived from six colors and two fonts. */
export interface BrandTheme {
  /** Whether the page is dark or light: its `color-scheme`, and the theme's class. */
  readonly scheme: Scheme;
  /** Every color role, as `#rrggbb`. */
  readonly colors: Colors;
  /** The kit's custom properties and their values, for a style rule or an element's style. */
  readonly properties: Readonly<Record<`--${string}`, string>>;
  /** Every pair of colors that the kit combines; a pair was corrected if `ratio` differs from `asked`. */
  readonly pairs: readonly ContrastPair[];
}

const FAMILY = /^[\p{L}\p{N} -]{1,60}$/u;

/**
 * Derives a theme from six colors and two fonts. The other roles have the same relations in OKLCH as in our palette. Unreadable
 * colors are corrected to 4.5 : 1 for text and 3 : 1 for borders of controls; the page's color is kept.
 * @throws {RangeError} if a color is not a CSS color, or a font name contains other characters than letters, digits, spaces and
 * hyphens
 */
export function brandTheme(colors: BrandColors, fonts: BrandFonts): BrandTheme {
  for (const [name, color] of Object.entries(colors))
    if (!readOklch(color))
      throw new RangeError(`The brand's ${name} is "${color}", which is no CSS colour. Write one such as #e2b872.`);
  for (const [name, family] of Object.entries(fonts))
    if (!FAMILY.test(family))
      throw new RangeError(`The brand's ${name} font is "${family}". Write one family name, without quotes.`);

  const scheme = schemeOf(colors.background);
  const asked = deriveColors(colors);
  // Derived again from the corrected colors, because a tint of an unreadable text color would be unreadable too.
  const { primary, surface: secondary, ground: background, text: foreground, accent, muted } = repairContrast(asked);
  const final = repairContrast(deriveColors({ primary, secondary, background, foreground, accent, muted }));
  return {
    scheme,
    colors: final,
    properties: {
      ...Object.fromEntries(Object.entries(final).map(([role, hex]) => [`--color-${kebab(role)}`, hex])),
      '--shadow-float': (scheme === 'dark' ? darkShadow : lightShadow).float,
      '--font-display': `"${fonts.heading}", var(--font-display-fallback)`,
      '--font-text': `"${fonts.body}", var(--font-text-fallback)`,
    },
    pairs: contrastPairs.map((pair) => ({
      ...pair,
      asked: contrastOf(asked[pair.ink], asked[pair.ground]),
      ratio: contrastOf(final[pair.ink], final[pair.ground]),
    })),
  };
}

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
