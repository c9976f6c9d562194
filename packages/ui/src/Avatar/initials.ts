/** The initials of the first and last word of a name, by grapheme. */
export function initials(name: string): string {
  const words = name.split(/[\s\u00a0]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toLocaleUpperCase('und');
}

function firstLetter(word: string): string {
  const letters = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(word.replace(/^[^\p{L}\p{N}]+/u, ''));
  return letters[Symbol.iterator]().next().value?.segment ?? '';
}
