import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { parseArticle } from '../../../../lib/article/parseArticle.ts';
import { articleSchema as schema } from './articleSchema.ts';
import { readArticle } from './readArticle.ts';
import { writeArticle } from './writeArticle.ts';

const seeds = join(import.meta.dirname, '../../../../../../../specs/supabase/seeds');
const articles = readdirSync(seeds).flatMap((file) => {
  const body = /\$markdown\$(?<body>[^]*)\$markdown\$/.exec(readFileSync(join(seeds, file), 'utf8'))?.groups?.['body'];
  return body === undefined ? [] : [[file, body] as const];
});

it('finds the articles of the seed', () => {
  expect(articles.length).toBeGreaterThanOrEqual(28);
});

it.each(articles)('writes %s as it is stored', (_file, body) => {
  expect(writeArticle(readArticle(body))).toBe(body);
});

/** Letters and everything that means something at some place of the stored form. */
const character = fc.constantFrom(...Array.from('ab ق*`[]()#>-!\\.1&<_'), '**', '## ', '- ', '1. ', '](/x)', 'figure:');
const words = fc
  .array(character, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').trim())
  .filter(Boolean);
const href = fc.constantFrom('/a', '/rules#x(1)', 'https://duneline.example/?a=*b*', '#top', 'mailto:a@duneline.example');
const run = fc.record({
  text: words,
  mark: fc.option(fc.constantFrom('strong', 'em', 'code')),
  href: fc.option(href, { freq: 4 }),
});
const inline = fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) =>
  runs.map((part) => {
    const link = part.href === null ? [] : [schema.mark('link', { href: part.href })];
    return schema.text(part.text, [...link, ...(part.mark === null ? [] : [schema.mark(part.mark)])]);
  }),
);
const textBlock = (name: string, attrs: object | null = null) => inline.map((content) => schema.node(name, attrs, content));
const block = fc.oneof(
  textBlock('paragraph'),
  textBlock('heading', { level: 2 }),
  textBlock('heading', { level: 3 }),
  textBlock('quote'),
  fc.tuple(fc.boolean(), fc.array(textBlock('paragraph'), { minLength: 1, maxLength: 3 })).map(([isOrdered, texts]) =>
    schema.node(
      'list',
      { isOrdered },
      texts.map((text) => schema.node('item', null, [text])),
    ),
  ),
  fc
    .tuple(fc.constantFrom('trailing-floor', 'two-floors'), words)
    .map(([name, caption]) => schema.node('figure', { name, caption })),
);
const anyArticle = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => schema.node('doc', null, blocks));

describe('any article', () => {
  it('is read again as the editor showed it', () => {
    fc.assert(
      fc.property(anyArticle, (document) => {
        expect(withoutEncoding(readArticle(writeArticle(document)))).toEqual(withoutEncoding(document));
      }),
      { numRuns: 2000 },
    );
  });

  it('is shown to visitors with the same words', () => {
    fc.assert(
      fc.property(anyArticle, (document) => {
        const shown = JSON.stringify(parseArticle(writeArticle(document)));
        const texts: string[] = [];
        document.descendants((node) => void (node.isText && texts.push(JSON.stringify(node.text).slice(1, -1))));
        expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
      }),
    );
  });
});

/** Adjacent texts of equal marks are one, and parentheses in addresses are percent-encoded. */
function withoutEncoding(document: Node): unknown {
  return JSON.parse(JSON.stringify(document.toJSON()).replaceAll('%28', '(').replaceAll('%29', ')'));
}
