import type { Mark, Node } from 'prosemirror-model';
import type { Block, Inline } from '../../../../lib/article/Block.ts';
import { parseArticle } from '../../../../lib/article/parseArticle.ts';
import { articleSchema as schema } from './articleSchema.ts';

/** The document of an article's Markdown, read as the blog reads it; without text an empty paragraph. */
export function readArticle(markdown: string): Node {
  const blocks = parseArticle(markdown).map(nodeOf);
  return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
}

function nodeOf(block: Block): Node {
  switch (block.kind) {
    case 'heading':
      return schema.node('heading', { level: block.level }, inlineOf(block.text));
    case 'quote':
      return schema.node('quote', null, inlineOf(block.text));
    case 'figure':
      return schema.node('figure', { name: block.name, caption: block.caption });
    case 'list':
      return schema.node(
        'list',
        { isOrdered: block.isOrdered },
        block.items.map((text) => schema.node('item', null, [schema.node('paragraph', null, inlineOf(text))])),
      );
    default:
      return schema.node('paragraph', null, inlineOf(block.text));
  }
}

function inlineOf(text: readonly Inline[], marks: readonly Mark[] = []): Node[] {
  return text.flatMap((part) => {
    if (typeof part === 'string') return part === '' ? [] : [schema.text(part, marks)];
    const mark = part.kind === 'link' ? schema.mark('link', { href: part.href }) : schema.mark(part.kind);
    return inlineOf(part.children, mark.addToSet(marks));
  });
}
