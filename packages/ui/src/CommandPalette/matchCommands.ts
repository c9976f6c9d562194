import type { IconShape } from '../Icon/icons.ts';

/** An action or a page. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Other words that match it. */
  readonly keywords?: readonly string[];
  readonly icon?: IconShape;
  /** At the end of its line: a shortcut, or the target. */
  readonly hint?: string;
}

/** A named group of commands. */
export interface CommandGroup {
  readonly label: string;
  readonly items: readonly Command[];
}

/**
 * Filters commands: each word of the query must be the start of a word in the label or keywords, in any spelling that people type.
 * Empty groups are removed.
 */
export function matchCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const wanted = wordsOf(query);
  return groups
    .map((group) => ({ ...group, items: group.items.filter((command) => isMatch(command, wanted)) }))
    .filter((group) => group.items.length > 0);
}

function isMatch({ label, keywords = [] }: Command, wanted: readonly string[]) {
  const words = [label, ...keywords].flatMap(wordsOf);
  return wanted.every((begin) =>
    words.some((word) => isStart(begin, word) || isStart(withoutArticle(begin), withoutArticle(word))),
  );
}

// Unicode's rules for searching: "l" is "ł", an alef is one with a hamza, a letter without its points is the one with them. English
// adds none of its own.
const { compare } = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });

function isStart(begin: string, word: string) {
  if (word.startsWith(begin)) return true;
  return Array.from(word, (_, index) => word.slice(0, index + 1)).some((start) => compare(start, begin) === 0);
}

/** Arabic writes its article, and a preposition before it, as one word with the noun: "the prices" is found as "prices". */
const withoutArticle = (word: string) => word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u, '');

const segmenter = new Intl.Segmenter('en', { granularity: 'word' }); // Japanese and Thai have no spaces

/** Its words in one case and without accents, so that "Zurich" finds "Zürich". */
function wordsOf(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap(
    (word) =>
      word
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toUpperCase() // "ß" is "SS", and the Turkish "ı" is "I"
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}
