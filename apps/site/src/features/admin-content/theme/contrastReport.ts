import { brandTheme } from '@duneline/ui/brand';
import { colorRoles, schemes, type ColorRole, type Scheme, type ThemeValues } from './themeValues.ts';

/** A text color on a background color. */
export interface ContrastCheck {
  readonly scheme: Scheme;
  readonly ink: string;
  readonly ground: string;
  /** The theme color that can be changed to pass; `null` if the kit derives the text color itself. */
  readonly role: ColorRole | null;
  readonly inkRole: string;
  readonly groundRole: string;
  /** 1 to 21. */
  readonly ratio: number;
  readonly needed: number;
  /** The nearest color for `role` that passes every pair, as `#RRGGBB`; `null` if it already passes. */
  readonly nearest: string | null;
}

/** The kit's roles that the theme's six colors determine. */
const kitRoles = {
  primary: 'primary',
  secondary: 'surface',
  background: 'ground',
  foreground: 'text',
  accent: 'accent',
  muted: 'muted',
} as const satisfies Record<ColorRole, string>;

const shown: readonly (readonly [ink: string, ground: string])[] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['accent', 'ground'],
  ['onPrimary', 'primary'],
];

/**
 * Measures the contrast of the most common color pairs, in both schemes.
 * @throws {RangeError} for a malformed color or font
 */
export function contrastReport({ colors, fonts }: ThemeValues): ContrastCheck[] {
  return schemes.flatMap((scheme) => {
    const theme = brandTheme(colors[scheme], fonts);
    const asked = new Map<string, string>(colorRoles.map((role) => [kitRoles[role], colors[scheme][role]]));
    return shown.flatMap(([ink, ground]) => {
      const pair = theme.pairs.find((one) => one.ink === ink && one.ground === ground);
      if (!pair) return [];
      const role = colorRoles.find((one) => kitRoles[one] === ink) ?? null;
      const isReadable = pair.asked >= pair.needed;
      return [
        {
          scheme,
          ink: asked.get(ink) ?? theme.colors[pair.ink],
          ground: asked.get(ground) ?? theme.colors[pair.ground],
          role,
          inkRole: ink,
          groundRole: ground,
          ratio: pair.asked,
          needed: pair.needed,
          nearest: isReadable || role === null ? null : theme.colors[pair.ink].toUpperCase(),
        },
      ];
    });
  });
}
