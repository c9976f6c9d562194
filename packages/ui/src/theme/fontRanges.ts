// Which code points each file of `fonts/` is asked for: tools/fonts makes the files from these ranges, the faces declare them.

/** English, figures and punctuation, which every page needs. */
export const ENGLISH =
  'U+0000-007E, U+00A0, U+00A9, U+00AB, U+00AE, U+00B7, U+00BB, U+00D7, U+2000-201D, U+2020-2022, U+2026-202E, U+2060-206F, U+20AC, U+2122, U+2191, U+2193, U+2212';
/**
 * All characters of the Latin fonts. The browser prefers the font declared later, so that this one is loaded only for letters
 * that `ENGLISH` lacks.
 */
export const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
/** Arabic letters, figures and signs. */
export const ARABIC = 'U+0600-06FF, U+0750-077F, U+200C-200E, U+2010-2011, U+FB50-FDFF, U+FE70-FEFC';
