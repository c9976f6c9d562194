import type { Node } from 'prosemirror-model';
import { escapeMarks } from '../../../../lib/article/escapes.ts';

/** The Markdown of a document, which the blog reads as the editor shows it. Empty blocks are left out. */
export function writeArticle(document: Node): string {
  const blocks = document.children.map(writeBlock).filter(Boolean);
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}

function writeBlock(block: Node): string {
  switch (block.type.name) {
    case 'heading':
      return prefix(block.attrs['level'] === 2 ? '## ' : '### ', writeInline(block));
    case 'quote':
      return prefix('> ', writeInline(block));
    case 'figure':
      return `![${escapeMarks(oneLine(String(block.attrs['caption'])))}](figure:${String(block.attrs['name'])})`;
    case 'list':
      return writeItems(block);
    default:
      return escapeStart(writeInline(block));
  }
}

function writeItems(list: Node): string {
  return list.children
    .map((item) => (item.firstChild ? writeInline(item.firstChild) : ''))
    .filter(Boolean)
    .map((text, index) => (list.attrs['isOrdered'] === true ? `${index + 1}. ${text}` : `- ${text}`))
    .join('\n');
}

/** Groups text by link, because a link holds marks and no mark holds a link. */
function writeInline(block: Node): string {
  const runs: { readonly href: string | null; text: string }[] = [];
  for (const part of block.children) {
    const href = part.marks.find(({ type }) => type.name === 'link')?.attrs['href'];
    const target = typeof href === 'string' ? href : null;
    const last = runs.at(-1);
    if (last && last.href === target) last.text += writeText(part);
    else runs.push({ href: target, text: writeText(part) });
  }
  return runs
    .map(({ href, text }) => (href === null ? text : `[${text}](${escapeTarget(href)})`))
    .join('')
    .trim();
}

const signs: Readonly<Record<string, string>> = { strong: '**', em: '*', code: '`' };

/** A mark around the words; spaces at its ends stay outside. */
function writeText({ text = '', marks }: Node): string {
  const sign = marks.map(({ type }) => signs[type.name]).find((one) => one !== undefined);
  const escaped = escapeMarks(oneLine(text));
  const words = escaped.trim();
  return sign === undefined || words === '' ? escaped : escaped.replace(words, () => sign + words + sign);
}

const prefix = (sign: string, text: string) => (text === '' ? '' : sign + text);
const oneLine = (text: string) => text.replace(/[\t\n\r]+/g, ' ');
/** A paragraph that begins as another block would. */
const escapeStart = (text: string) =>
  text.replace(/^(?=#{2,3} |> |- )/, '\\').replace(/^(\d+)(?=\. )/, (number) => `${number}\\`);
const escapeTarget = (href: string) =>
  href.replace(/[()\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
