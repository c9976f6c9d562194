import { readOklch, toHex, type Oklch } from './oklch.ts';

const STEPS = 100;
export const EXTREMES = ['#ffffff', '#000000'] as const;

/** The closest lightness at which a color passes, with the same hue; the color itself if it already passes, or none does. */
export function nearestLightness(color: string, passes: (color: string) => boolean): string {
  return nearest(color, EXTREMES, passes, (from, to, share) => ({ ...from, l: mix(from.l, to.l, share) }));
}

/** The first passing color on the ways to all goals, closest first; the color itself if none passes. */
export function nearest(
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

export const mix = (from: number, to: number, share: number) => from + share * (to - from);
