import type { Colors } from '../tokens.ts';

export type Role = keyof Colors;

/**
 * A color combination and its required contrast: 4.5 for text, 3 for borders of controls and strokes of data (WCAG 1.4.3,
 * 1.4.11).
 */
export interface PairRule {
  readonly ink: Role;
  readonly ground: Role;
  readonly needed: 4.5 | 3;
}

const pages = ['ground', 'surface', 'raised'] as const;

/** Every pair of colors that the kit combines. */
export const contrastPairs: readonly PairRule[] = [
  ...on(4.5, ['text', 'muted', 'faint', 'accent', 'accentHi', 'gain', 'loss', 'info', 'warn'], pages),
  ...on(4.5, ['text', 'muted', 'accent'], ['accentWash']),
  ...on(4.5, ['text', 'gain'], ['gainWash']),
  ...on(4.5, ['text', 'loss'], ['lossWash']),
  ...on(4.5, ['text', 'info'], ['infoWash']),
  ...on(4.5, ['text', 'warn'], ['warnWash']),
  ...on(4.5, ['text', 'muted'], ['duneLit']),
  ...on(4.5, ['onAccent'], ['accent']),
  ...on(4.5, ['onPrimary'], ['primary', 'primaryHi']),
  ...on(3, ['primary', 'lineStrong'], pages),
  ...on(3, ['ridge'], [...pages, 'duneLit']),
];

function on(needed: PairRule['needed'], inks: readonly Role[], grounds: readonly Role[]): readonly PairRule[] {
  return inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, needed })));
}
