/** Letters with a stroke or without a dot, which Unicode does not take apart. */
const plain: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Accents of Latin, Greek and Cyrillic letters, and Arabic vowel signs; in Indian scripts a sign is a letter of its own. */
const ACCENTS = /[\u0300-\u036F\u064B-\u0655\u0670]/g;

/** The words of a name in any order, without accents, in lower case: "José  GARCÍA" as "garcia jose". */
const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(/[ıøłđðßæœ]/g, (letter) => plain[letter] ?? letter)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');

/**
 * Whether two names have the same words, whatever their order, case and accents.
 * @example isSameName('García, José', 'Jose Garcia') // true
 */
export const isSameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);
