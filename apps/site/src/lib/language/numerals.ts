import { NUMERALS_KEY } from '../start/arabicScript.ts';

/** `latn`: 0 to 9, as everywhere on the site; `arab`: ٠ to ٩. */
export type Numerals = 'latn' | 'arab';

/** The numerals of the page; the script before the first paint has read the visitor's choice. */
export const shownNumerals = (): Numerals => (document.documentElement.dataset.numerals === 'arab' ? 'arab' : 'latn');

/** Shows all figures of the page in these numerals, and stores the choice. */
export function showNumerals(numerals: Numerals) {
  if (numerals === 'arab') document.documentElement.dataset.numerals = numerals;
  else delete document.documentElement.dataset.numerals;
  try {
    if (numerals === 'arab') localStorage.setItem(NUMERALS_KEY, numerals);
    else localStorage.removeItem(NUMERALS_KEY);
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}
