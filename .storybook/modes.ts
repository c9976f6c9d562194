/** What every story is pictured in, here and at Chromatic: the names of the modes and the globals of each. */
export const modes = {
  'dark-ltr': { theme: 'dark', direction: 'ltr' },
  'light-ltr': { theme: 'light', direction: 'ltr' },
  'dark-rtl': { theme: 'dark', direction: 'rtl' },
  'light-rtl': { theme: 'light', direction: 'rtl' },
} as const;

export type Theme = (typeof modes)[keyof typeof modes]['theme'];
export type Direction = (typeof modes)[keyof typeof modes]['direction'];

/** Controls are pictured in forced colours too, where the system has two colours and no theme. Not a mode of Chromatic's. */
export const forcedColors = 'forced-colors';

export type Mode = keyof typeof modes | typeof forcedColors;

/** A control is what its notes have keys for, and everything among the actions and the forms. */
export function isControl(title: string, hasKeys: boolean): boolean {
  return hasKeys || title.startsWith('Actions/') || title.startsWith('Forms/');
}
