import { darkColors, lightColors, type Colors } from '../tokens.ts';
import { contrastOf, hexOf, readOklch, toHex, type Oklch } from './oklch.ts';
import type { Role } from './contrastPairs.ts';

/** The six colors of a brand, as `theme_config` stores them for each theme: any CSS colors. */
export interface BrandColors {
  /** The main button. */
  readonly primary: string;
  /** Cards, fields, panels. */
  readonly secondary: string;
  /** The page's background. */
  readonly background: string;
  /** Text. */
  readonly foreground: string;
  /** Links, the focus ring, selected elements. */
  readonly accent: string;
  /** Secondary text. */
  readonly muted: string;
}

export type Scheme = 'dark' | 'light';

/** The source of a role's color: hue and chroma from `tint`; lightness between page and text, or near that of its tint. */
type Source = readonly [tint: Role, lightness: 'between' | 'beside' | 'kept'];

/** The roles that the six colors define. */
const given = {
  ground: 'background',
  surface: 'secondary',
  text: 'foreground',
  muted: 'muted',
  accent: 'accent',
  primary: 'primary',
} as const satisfies Partial<Record<Role, keyof BrandColors>>;

const sources: Readonly<Record<Exclude<Role, keyof typeof given>, Source>> = {
  raised: ['ground', 'between'],
  line: ['ground', 'between'],
  lineStrong: ['muted', 'between'],
  faint: ['muted', 'between'],
  accentHi: ['accent', 'beside'],
  onAccent: ['accent', 'kept'],
  accentWash: ['accent', 'between'],
  primaryHi: ['primary', 'beside'],
  onPrimary: ['primary', 'kept'],
  gain: ['gain', 'kept'],
  loss: ['loss', 'kept'],
  info: ['info', 'kept'],
  warn: ['warn', 'kept'],
  gainWash: ['gain', 'between'],
  lossWash: ['loss', 'between'],
  infoWash: ['info', 'between'],
  warnWash: ['warn', 'between'],
  ridge: ['accent', 'beside'],
  ridgeFar: ['accent', 'between'],
  duneLit: ['accent', 'between'],
  duneFace: ['accent', 'between'],
  duneMid: ['accent', 'between'],
  duneFar: ['accent', 'between'],
};

const givenRoles = Object.keys(given) as (keyof typeof given)[];

/** A page is dark if white text has more contrast on it than black. */
export function schemeOf(background: string): Scheme {
  return contrastOf('#fff', background) >= contrastOf('#000', background) ? 'dark' : 'light';
}

/**
 * Derives every role from six colors. Each role keeps its relation to them from our own palette of the same scheme, so that our
 * six colors give our palette. Meanings such as good and bad keep their hue in every brand. Contrast is not corrected here.
 */
export function deriveColors(brand: BrandColors): Colors {
  const own = read(schemeOf(brand.background) === 'dark' ? darkColors : lightColors);
  const anchors: Record<Role, Oklch> = { ...own };
  for (const role of givenRoles) anchors[role] = readOklch(brand[given[role]]) ?? own[role];

  const derived = Object.entries(sources).map(([key, [tint, lightness]]) => {
    const role = key as Role;
    const l = {
      between: () => between(role),
      beside: () => anchors[tint].l + own[role].l - own[tint].l,
      kept: () => own[role].l,
    };
    return [role, toHex({ l: l[lightness](), ...tinted(own[role], own[tint], anchors[tint]) })];
  });
  const asGiven = givenRoles.map((role) => [role, hexOf(brand[given[role]])]);
  return Object.fromEntries([...asGiven, ...derived]) as Colors;

  function between(role: Role) {
    const share = (own[role].l - own.ground.l) / (own.text.l - own.ground.l);
    return anchors.ground.l + share * (anchors.text.l - anchors.ground.l);
  }
}

/**
 * Hue and chroma that relate to `anchor` as `own` to `ownAnchor`. A color with more chroma than its anchor gets at most the same
 * surplus, so that grays stay gray and strong colors are not exaggerated.
 */
function tinted(own: Oklch, ownAnchor: Oklch, anchor: Oklch): { c: number; h: number } {
  const share = ownAnchor.c === 0 ? 0 : anchor.c / ownAnchor.c;
  const c = own.c <= ownAnchor.c ? own.c * share : anchor.c + (own.c - ownAnchor.c) * Math.min(1, share);
  return { c, h: isNearlyGrey(ownAnchor) && !isNearlyGrey(anchor) ? anchor.h : anchor.h + own.h - ownAnchor.h };
}

/** Below this chroma the hue is arbitrary, so it is not used as a difference. */
const isNearlyGrey = ({ c }: Oklch) => c < 0.008;

function read(colors: Readonly<Record<Role, string>>) {
  return Object.fromEntries(Object.entries(colors).map(([role, hex]) => [role, readOklch(hex)])) as Record<Role, Oklch>;
}
