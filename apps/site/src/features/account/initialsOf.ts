const letters = new Intl.Segmenter('en');

/** The initials of the first and last word of a name, in capitals. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s.]+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map(
      (word) =>
        letters
          .segment(word ?? '')
          .containing(0)
          ?.segment.toLocaleUpperCase() ?? '',
    )
    .join('');
}
