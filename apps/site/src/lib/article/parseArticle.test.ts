import { describe, expect, it } from 'vitest';
import { plainText } from './Block.ts';
import { parseArticle } from './parseArticle.ts';

describe('an article’s markdown', () => {
  it('becomes headings with anchors, paragraphs, lists, quotes and figures', () => {
    const blocks = parseArticle(
      '## The rule\n\nOne **firm** line\nand *more* of `it`.\n\n1. First\n2. Second\n   goes on\n\n- Dash\n\n> Said\n> so\n\n![The floor](figure:trailing-floor)',
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'the-rule', text: ['The rule'] },
      {
        kind: 'paragraph',
        text: [
          'One ',
          { kind: 'strong', children: ['firm'] },
          ' line and ',
          { kind: 'em', children: ['more'] },
          ' of ',
          { kind: 'code', children: ['it'] },
          '.',
        ],
      },
      { kind: 'list', isOrdered: true, items: [['First'], ['Second goes on']] },
      { kind: 'list', isOrdered: false, items: [['Dash']] },
      { kind: 'quote', text: ['Said so'] },
      { kind: 'figure', name: 'trailing-floor', caption: 'The floor' },
    ]);
  });

  it('keeps links to safe places and leaves the words of others', () => {
    expect(parseArticle('See [rules](/rules), [x](javascript:alert) and [y](//elsewhere.example).')).toEqual([
      { kind: 'paragraph', text: ['See ', { kind: 'link', href: '/rules', children: ['rules'] }, ', ', 'x', ' and ', 'y', '.'] },
    ]);
  });

  it('takes a backslash in a link’s target as an escape too', () => {
    expect(parseArticle(String.raw`[a](https://x.example/a\_b)`)).toEqual([
      { kind: 'paragraph', text: [{ kind: 'link', href: 'https://x.example/a_b', children: ['a'] }] },
    ]);
  });

  it('reads HTML as text', () => {
    const [block] = parseArticle('<script>alert(1)</script>');
    expect(block?.kind === 'paragraph' && plainText(block.text)).toBe('<script>alert(1)</script>');
  });

  it('gives every heading an anchor of its own, in any script', () => {
    const ids = parseArticle('## القاعدة في جملة\n\n## Same\n\n## Same').map((block) => block.kind === 'heading' && block.id);
    expect(ids).toEqual(['القاعدة-في-جملة', 'same', 'same-2']);
  });

  it('gives thousands of headings of the same words an anchor each', () => {
    const ids = parseArticle('## Same\n\n'.repeat(50_000)).map((block) => block.kind === 'heading' && block.id);
    expect(new Set(ids).size).toBe(50_000);
  });
});
