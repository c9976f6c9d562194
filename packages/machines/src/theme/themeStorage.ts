/** The two appearances of the site (spec §3, client state). */
export type Theme = 'dark' | 'light';

/** What is shown until a visitor chooses (spec §3: "default dark"). */
export const defaultTheme: Theme = 'dark';

/** The key in the browser's local storage; the stored value is the bare word, so that an inline script can read it (spec §3). */
export const themeStorageKey = 'prop-firm-theme';

/** The text to store for a theme. */
export function encodeTheme(theme: Theme): string {
  return theme;
}

/** Reads a stored theme: `null` when nothing usable is stored. */
export function decodeTheme(stored: string | null): Theme | null {
  return stored === 'dark' || stored === 'light' ? stored : null;
}
