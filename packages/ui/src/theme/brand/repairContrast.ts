import type { Colors } from '../tokens.ts';
import { contrastPairs, type Role } from './contrastPairs.ts';
import { schemeOf } from './deriveColors.ts';
import { EXTREMES, mix, nearest, nearestLightness } from './nearest.ts';
import { contrastOf } from './oklch.ts';

/** The roles used as backgrounds, except the page itself, which does not change. */
const grounds: readonly Role[] = ['surface', 'raised', 'accentWash', 'gainWash', 'lossWash', 'infoWash', 'warnWash', 'duneLit'];
const inks: readonly Role[] = [
  'muted',
  'faint',
  'accent',
  'accentHi',
  'gain',
  'loss',
  'info',
  'warn',
  'primary',
  'lineStrong',
  'ridge',
];

/**
 * Corrects the colors so that every pair of `contrastPairs` passes. The page is unchanged. A background on which text would be
 * unreadable moves toward the page's color; a foreground moves to the closest lightness that passes, with the same hue.
 */
export function repairContrast(colors: Colors): Colors {
  const fixed = { ...colors };
  const extreme = schemeOf(fixed.ground) === 'dark' ? EXTREMES[0] : EXTREMES[1];

  // White or black has a contrast of at least 4.58 : 1 with any page color; such a text color also exists for every background
  // that is no worse.
  for (const role of grounds) fixed[role] = nearer(fixed[role], fixed.ground, (color) => contrastOf(extreme, color) >= 4.5);
  fixed.text = nearestInk(fixed, 'text');
  for (const role of inks) fixed[role] = nearestInk(fixed, role);
  fixed.onAccent = nearestInk(fixed, 'onAccent');
  fixed.primaryHi = nearer(fixed.primaryHi, fixed.primary, (color) =>
    EXTREMES.some((ink) => contrastOf(ink, fixed.primary) >= 4.5 && contrastOf(ink, color) >= 4.5),
  );
  fixed.onPrimary = nearestInk(fixed, 'onPrimary');
  return fixed;
}

function nearestInk(colors: Colors, role: Role): string {
  const rules = contrastPairs.filter(({ ink }) => ink === role);
  const passes = (color: string) => rules.every(({ ground, needed }) => contrastOf(color, colors[ground]) >= needed);
  return nearestLightness(colors[role], passes);
}

/** The first passing color on the way from `color` to `goal`, which itself passes. */
function nearer(color: string, goal: string, passes: (color: string) => boolean): string {
  return nearest(color, [goal], passes, (from, to, share) => ({
    l: mix(from.l, to.l, share),
    c: mix(from.c, to.c, share),
    h: from.h,
  }));
}
