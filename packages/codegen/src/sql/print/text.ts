import { quoteString } from '../expression/scope.ts';

export const indent = (text: string, by = '  '): string => text.replaceAll(/^(?=.)/gm, by);

export const printStrings = (values: readonly string[]): string => `[${values.map(quoteString).join(', ')}]`;

/** `name: [ … ],` over several lines; each line ends with its own comma. */
export const printList = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [`${name}: [],`] : [`${name}: [`, ...lines.map((line) => `  ${line}`), '],'];
