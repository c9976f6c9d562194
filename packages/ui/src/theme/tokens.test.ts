import { describe, expect, it } from 'vitest';
import { contrastPairs } from './brand/contrastPairs.ts';
import { contrastOf } from './brand/oklch.ts';
import { contrastDarkColors, contrastLightColors, darkColors, lightColors } from './tokens.ts';

describe.each([
  ['dark', darkColors, { 4.5: 4.5, 3: 3 }],
  ['light', lightColors, { 4.5: 4.5, 3: 3 }],
  ['high contrast, dark', { ...darkColors, ...contrastDarkColors }, { 4.5: 7, 3: 4.5 }],
  ['high contrast, light', { ...lightColors, ...contrastLightColors }, { 4.5: 7, 3: 4.5 }],
] as const)('the %s palette', (_, colors, least) => {
  it.each(contrastPairs.map((pair) => [pair.ink, pair.ground, least[pair.needed]] as const))(
    'shows %s on %s at %d : 1 or more',
    (ink, ground, needed) => expect(contrastOf(colors[ink], colors[ground])).toBeGreaterThanOrEqual(needed),
  );
});
