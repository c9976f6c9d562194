import type { IconShape } from '../Icon/icons.ts';

/** Something to do or a place to go. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Other words that find it. */
  readonly keywords?: readonly string[];
  readonly icon?: IconShape;
  /** At the end of its line: a shortcut, where it leads. */
  readonly hint?: string;
}

/** Commands of one kind under their name. */
export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** The groups with the commands that the words find: each word begins a word of the label or of the keywords. Empty groups are left out. */
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
