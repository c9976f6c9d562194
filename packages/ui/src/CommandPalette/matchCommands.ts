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
  readonly commands: readonly Command[];
}

/** Filters commands: each word of the query must be the start of a word in the label or keywords. Empty groups are removed. */
export function matchCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const wanted = wordsOf(query);
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter((command) => isMatch(command, wanted)) }))
    .filter((group) => group.commands.length > 0);
}

function isMatch({ label, keywords = [] }: Command, wanted: readonly string[]) {
  const words = [label, ...keywords].flatMap(wordsOf);
  return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
}

/** In lower case and without accents, so that "Zurich" finds "Zürich". */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
