import { createGlobalThemeContract } from '@vanilla-extract/css';
import { darkColors, darkShadow, leading, motion, radius, tracking, typeSteps } from './tokens.ts';

const shape = {
  color: darkColors,
  font: { display: '', text: '', displayFallback: '', textFallback: '' },
  type: typeSteps,
  leading,
  tracking,
  space: { s4: '', s8: '', s12: '', s16: '', s24: '', s32: '', s48: '', s64: '', s96: '', s136: '', section: '', gutter: '' },
  radius,
  motion,
  shadow: darkShadow,
};

/** Every custom property of the kit, by role: `vars.color.ground` is `var(--color-ground)`. */
export const vars = createGlobalThemeContract(names(shape), (_, path) => path.map(kebab).join('-'));

function kebab(word: string) {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The contract contains only names, not the values of the tokens. */
function names<Groups extends Record<string, object>>(groups: Groups) {
  return Object.fromEntries(
    Object.entries(groups).map(([group, entries]) => [group, Object.fromEntries(Object.keys(entries).map((key) => [key, null]))]),
  ) as { [Group in keyof Groups]: { [Key in keyof Groups[Group]]: null } };
}
