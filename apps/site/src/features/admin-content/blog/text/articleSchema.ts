import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { isSafeTarget } from '../../../../lib/article/parseInline.ts';

const doc: NodeSpec = { content: 'block+' };
const text: NodeSpec = { group: 'inline' };
const paragraph: NodeSpec = { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] };

const heading: NodeSpec = {
  attrs: { level: { default: 2, validate: 'number' } },
  content: 'inline*',
  group: 'block',
  defining: true,
  // The title of the article is its only h1; pasted headings move below it.
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
  toDOM: ({ attrs }) => [`h${attrs['level'] === 2 ? 2 : 3}`, 0],
};

const quote: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  parseDOM: [
    { tag: 'blockquote p', priority: 60 },
    // A quote of paragraphs becomes a quote for each of them.
    { tag: 'blockquote', getAttrs: (element) => (element.querySelector('p') === null ? null : false) },
  ],
  toDOM: () => ['blockquote', 0],
};

const list: NodeSpec = {
  attrs: { isOrdered: { default: false, validate: 'boolean' } },
  content: 'item+',
  group: 'block',
  parseDOM: [
    { tag: 'ul', attrs: { isOrdered: false } },
    { tag: 'ol', attrs: { isOrdered: true } },
  ],
  toDOM: ({ attrs }) => [attrs['isOrdered'] === true ? 'ol' : 'ul', 0],
};
const item: NodeSpec = { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] };

/** A figure of the site by its name, with its text alternative. */
const figure: NodeSpec = {
  attrs: { name: { validate: 'string' }, caption: { default: '', validate: 'string' } },
  group: 'block',
  draggable: true,
  parseDOM: [
    {
      tag: 'figure[data-figure]',
      getAttrs: (element) => ({
        name: element.dataset['figure'],
        caption: element.querySelector('figcaption')?.textContent ?? '',
      }),
    },
  ],
  toDOM: ({ attrs }) => ['figure', { 'data-figure': String(attrs['name']) }, ['figcaption', String(attrs['caption'])]],
};

/** The stored form knows one of these at a place. */
const excludes = 'strong em code';
const strong: MarkSpec = {
  excludes,
  parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
  toDOM: () => ['strong', 0],
};
const em: MarkSpec = { excludes, parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] };
const code: MarkSpec = { excludes, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] };
const link: MarkSpec = {
  attrs: { href: { validate: 'string' } },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return isSafeTarget(href) ? { href } : false;
      },
    },
  ],
  toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
};

/** What an article can hold: exactly what the blog shows (`lib/article`). */
export const articleSchema = new Schema({
  nodes: { doc, paragraph, heading, quote, list, item, figure, text },
  marks: { link, strong, em, code },
});
