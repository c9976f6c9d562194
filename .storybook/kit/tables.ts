import sizes from '../../packages/ui/sizes.json' with { type: 'json' };
import * as tokens from '../../packages/ui/src/theme/tokens.ts';

/** A table of the written pages: in Storybook and in their Markdown. */
export interface GuideTable {
  readonly heads: readonly string[];
  /** Cells that start with `code:` are code. */
  readonly rows: readonly (readonly string[])[];
}

const { darkColors, lightColors, typeSteps, leading, tracking, radius, motion } = tokens;
const scales = {
  type: Object.fromEntries(Object.entries(typeSteps).map(([step, [narrow, wide]]) => [step, `${narrow} to ${wide} px`])),
  leading,
  tracking,
  radius,
  motion,
};

/** Every color role with its value in both themes. */
export const colorTable: GuideTable = {
  heads: ['role', 'custom property', 'dark', 'light'],
  rows: Object.entries(darkColors).map(([role, dark]) => [
    `code:vars.color.${role}`,
    `code:--color-${kebab(role)}`,
    `code:${dark}`,
    `code:${lightColors[role as keyof typeof lightColors]}`,
  ]),
};

/** Every other token with its value. */
export const scaleTable: GuideTable = {
  heads: ['token', 'custom property', 'value'],
  rows: Object.entries(scales).flatMap(([scale, steps]) =>
    Object.entries(steps).map(([step, value]) => [`code:vars.${scale}.${step}`, `code:--${scale}-${kebab(step)}`, value]),
  ),
};

/** What each component adds to a page, heaviest first. */
export const sizeTable: GuideTable = {
  heads: ['component', 'code, kB', 'styles, kB'],
  rows: Object.entries(sizes)
    .toSorted(([, one], [, other]) => other.script - one.script)
    .map(([name, { script, style }]) => [name, String(script), String(style)]),
};

function kebab(word: string) {
  return word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
