/**
 * A backslash before punctuation means the sign itself, as in CommonMark. While an article is parsed such a sign is a private-use
 * character, with which no mark begins or ends.
 */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const HIDDEN = /[\uE021-\uE07E]/g;
const SHIFT = 0xe000;

/** Replaces escaped signs by characters that the parser does not read as marks. */
export const hideEscaped = (markdown: string): string =>
  markdown.replace(ESCAPED, (_, sign: string) => String.fromCharCode(sign.charCodeAt(0) + SHIFT));

/** Replaces hidden signs by the signs themselves. */
export const showEscaped = (text: string): string =>
  text.replace(HIDDEN, (sign) => String.fromCharCode(sign.charCodeAt(0) - SHIFT));

/** Escapes what would be read as a mark. */
export const escapeMarks = (text: string): string => text.replace(HIDDEN, '').replace(/[\\`*[\]]/g, String.raw`\$&`);
