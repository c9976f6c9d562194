import type { TreeLine } from './treeLines.ts';

/** The effect of a key: focuses a line, or expands or collapses the focused one. */
export type TreeMove = { readonly to: number } | { readonly isOpen: boolean };

/** Tree keys according to ARIA's authoring practices; `In` and `Out` are the arrows with and against the reading direction. */
export function treeMove(lines: readonly TreeLine[], at: number, key: string, isOpen: boolean): TreeMove | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const hasChildren = (line.node.children ?? []).length > 0;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(at + 1, lines.length - 1) };
    case 'ArrowUp':
      return { to: Math.max(at - 1, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: lines.length - 1 };
    case 'In':
      if (!hasChildren) return undefined;
      return isOpen ? { to: at + 1 } : { isOpen: true };
    case 'Out':
      if (hasChildren && isOpen) return { isOpen: false };
      return line.level > 1 ? { to: lines.findLastIndex(({ level }, index) => index < at && level < line.level) } : undefined;
    default:
      return find(lines, at, key);
  }
}

/** The next line whose name starts with a letter, wrapping around. */
function find(lines: readonly TreeLine[], at: number, letter: string): TreeMove | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(letter)) return undefined;
  const begins = ({ node }: TreeLine) => node.label.toLocaleLowerCase('und').startsWith(letter.toLocaleLowerCase('und'));
  const after = lines.findIndex((line, index) => index > at && begins(line));
  const to = after === -1 ? lines.findIndex(begins) : after;
  return to === -1 ? undefined : { to };
}
