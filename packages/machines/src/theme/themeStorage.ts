/** The two appearances of the site (spec §3, client state). */
export type Theme = 'dark' | 'light';

/** The theme before a visitor chooses (spec §3: "default dark"). */
export const defaultTheme: Theme = 'dark';

/** Key in local storage; the value is the plain word, so that an inline script can read it (spec §3). */
export const themeStorageKey = 'prop-firm-theme';

/** The text to store for a theme. */
export function encodeTheme(theme: Theme): string {
  return theme;
}

/** Parses a stored theme: `null` if nothing valid is stored. */
export function decodeTheme(stored: string | null): Theme | null {
  return stored === 'dark' || stored === 'light' ? stored : null;
}
