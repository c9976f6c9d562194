import { plainText, type Block } from './Block.ts';
import { hideEscaped, showEscaped } from './escapes.ts';
import { parseInline } from './parseInline.ts';

const HEADING = /^(?<marks>#{2,3}) (?<words>.+)$/;
const FIGURE = /^!\[(?<caption>[^\]]*)\]\(figure:(?<name>[a-z0-9-]+)\)$/;
const ITEM = /^(?:-|(?<number>\d+\.)) /;

/** Parses an article's Markdown: headings from ##, paragraphs, lists, quotes and figures by name. HTML is treated as text. */
export function parseArticle(markdown: string): Block[] {
  const ids = new Map<string, number>();
  return hideEscaped(markdown.replaceAll('\r\n', '\n'))
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map((chunk) => toBlock(chunk, ids));
}

function toBlock(chunk: string, ids: Map<string, number>): Block {
  const { marks = '', words } = HEADING.exec(chunk)?.groups ?? {};
  if (words !== undefined) {
    const text = parseInline(words);
    return { kind: 'heading', level: marks.length === 2 ? 2 : 3, id: idOf(plainText(text), ids), text };
  }
  const { name, caption = '' } = FIGURE.exec(chunk)?.groups ?? {};
  if (name !== undefined) return { kind: 'figure', name, caption: showEscaped(caption) };
  const lines = chunk.split('\n');
  if (lines.every((line) => line.startsWith('> ')))
    return { kind: 'quote', text: parseInline(lines.map((line) => line.slice(2)).join(' ')) };
  const first = ITEM.exec(chunk);
  if (first) return { kind: 'list', isOrdered: first.groups?.['number'] !== undefined, items: itemsOf(lines).map(parseInline) };
  return { kind: 'paragraph', text: parseInline(lines.join(' ')) };
}

/** A line that starts no item continues the previous one. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

/** A unique anchor from the heading's own letters. */
function idOf(words: string, taken: Map<string, number>): string {
  const base =
    words
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'section';
  let count = taken.get(base) ?? 0;
  let id = base;
  while (taken.has(id)) {
    count = Math.max(count + 1, 2);
    id = `${base}-${count}`;
  }
  taken.set(id, 0).set(base, count);
  return id;
}
