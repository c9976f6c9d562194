const width = 128;
const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The closing bracket of the one at `open`, and the top-level commas inside; strings are skipped. */
function groupAt(code: string, open: number): { readonly close: number; readonly commas: readonly number[] } {
  const commas: number[] = [];
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    const character = code[at] ?? '';
    if (character === "'") at = endOfString(code, at);
    else if (character in closers) depth++;
    else if (character === ')' || character === ']' || character === '}') {
      if (--depth === 0) return { close: at, commas };
    } else if (character === ',' && depth === 1) commas.push(at);
  }
  return { close: code.length, commas };
}

function endOfString(code: string, start: number): number {
  let at = start + 1;
  while (at < code.length && code[at] !== "'") at += code[at] === '\\' ? 2 : 1;
  return at;
}

/** The top-level bracket with the longest content. */
function longestGroup(
  code: string,
): { readonly open: number; readonly close: number; readonly commas: readonly number[] } | undefined {
  let longest: { readonly open: number; readonly close: number; readonly commas: readonly number[] } | undefined;
  for (let at = 0; at < code.length; at++) {
    if (code[at] === "'") at = endOfString(code, at);
    if (!((code[at] ?? '') in closers)) continue;
    const group = groupAt(code, at);
    if (longest === undefined || group.close - at > longest.close - longest.open) longest = { open: at, ...group };
    at = group.close;
  }
  return longest;
}

/** Breaks a long line of code at the commas of its longest bracket, recursively. */
function wrapCode(line: string): string[] {
  const pad = /^ */.exec(line)?.[0] ?? '';
  const group = line.length > width ? longestGroup(line) : undefined;
  if (group === undefined || group.close - group.open < 40 || group.close >= line.length) return [line];
  const edges = [group.open, ...group.commas, group.close];
  const items = edges
    .slice(1)
    .map((end, index) => line.slice((edges[index] ?? 0) + 1, end).trim())
    .filter((item) => item !== '');
  const isOne = items.length === 1;
  return [
    ...wrapCode(line.slice(0, group.open + 1)),
    ...items.flatMap((item) => wrapCode(`${pad}  ${item}${isOne ? '' : ','}`)),
    ...wrapCode(`${pad}${line.slice(group.close)}`),
  ];
}

/** Breaks a long `//` comment at spaces. */
function wrapComment(line: string): string[] {
  const pad = /^ *\/\/ /.exec(line)?.[0] ?? '// ';
  const lines: string[] = [];
  let current = pad.trimEnd();
  for (const word of line.slice(pad.length).split(' ')) {
    if (current.length + word.length + 1 > width && current.trim() !== '//') {
      lines.push(current);
      current = `${pad.trimEnd()}  `;
    }
    current += ` ${word}`;
  }
  return [...lines, current];
}

/** Formats generated code to the project's line width. */
export const wrap = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => (line.trimStart().startsWith('//') ? wrapComment(line) : wrapCode(line)))
    .join('\n');
