import type { Colors } from '../tokens.ts';
import { contrastPairs, type Role } from './contrastPairs.ts';
import { schemeOf } from './deriveColors.ts';
import { contrastOf, readOklch, toHex, type Oklch } from './oklch.ts';

const STEPS = 100;
const EXTREMES = ['#ffffff', '#000000'] as const;

/** The roles that text lies on, apart from the page itself, which stays as it is. */
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
 * The same colours with every pair of `contrastPairs` passing. The page stays. A ground on which text could not be read moves towards the
 * page; an ink moves to the nearest lightness at which it passes, and keeps its hue.
 */
export function repairContrast(colors: Colors): Colors {
  const fixed = { ...colors };
  const extreme = schemeOf(fixed.ground) === 'dark' ? EXTREMES[0] : EXTREMES[1];

  // White or black reads on the page at 4.58 : 1 or more, whatever the page; text as good as that exists on every ground that is no worse.
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
  return first(colors[role], EXTREMES, passes, (from, to, share) => ({ ...from, l: mix(from.l, to.l, share) }));
}

/** The first colour on the way from `color` to `goal` that passes; `goal` itself does. */
function nearer(color: string, goal: string, passes: (color: string) => boolean): string {
  return first(color, [goal], passes, (from, to, share) => ({
    l: mix(from.l, to.l, share),
    c: mix(from.c, to.c, share),
    h: from.h,
  }));
}

/** The first colour that passes on the ways to all goals, the nearest step first; the last goal when none does. */
function first(
  color: string,
  goals: readonly string[],
  passes: (color: string) => boolean,
  between: (from: Oklch, to: Oklch, share: number) => Oklch,
): string {
  const from = readOklch(color);
  if (passes(color) || from === undefined) return color;
  for (let step = 1; step < STEPS; step += 1)
    for (const goal of goals) {
      const to = readOklch(goal);
      const candidate = to && toHex(between(from, to, step / STEPS));
      if (candidate !== undefined && passes(candidate)) return candidate;
    }
  return goals.find(passes) ?? color;
}

const mix = (from: number, to: number, share: number) => from + share * (to - from);
