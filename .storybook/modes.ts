/** The modes of story screenshots, here and in Chromatic, with their globals. */
export const modes = {
  'dark-ltr': { theme: 'dark', direction: 'ltr' },
  'light-ltr': { theme: 'light', direction: 'ltr' },
  'dark-rtl': { theme: 'dark', direction: 'rtl' },
  'light-rtl': { theme: 'light', direction: 'rtl' },
} as const;

export type Theme = (typeof modes)[keyof typeof modes]['theme'];
export type Direction = (typeof modes)[keyof typeof modes]['direction'];

/**
 * Controls also have screenshots in forced colors, where the system sets two colors and themes do not apply. Not a Chromatic
 * mode.
 */
export const forcedColors = 'forced-colors';

export type Mode = keyof typeof modes | typeof forcedColors;

/** Whether a story shows a control: its notes list keys, or it is under Actions or Forms. */
export function isControl(title: string, hasKeys: boolean): boolean {
  return hasKeys || title.startsWith('Actions/') || title.startsWith('Forms/');
}
