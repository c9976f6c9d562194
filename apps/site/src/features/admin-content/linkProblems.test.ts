import { describe, expect, it } from 'vitest';
import { linkProblem } from './linkProblems.ts';
import { menuProblems } from './navigation/menuProblems.ts';
import { textProblems } from './pages/textProblems.ts';
import { seoProblems } from './seo/seoValues.ts';

/** What each editor says about a link to a target. */
const editors: Readonly<Record<string, (target: string) => readonly string[]>> = {
  'a call to action': (target) => [linkProblem(target)].filter((problem) => problem !== null),
  'a search setting': (canonical) => seoProblems({ title: 'A', description: 'A', canonical, is_indexable: true }),
  'a menu': (target) => menuProblems([{ item: 'a', label: 'A', target, level: 1 }], { maxFirstLevel: 9 } as never),
  'a text': (target) => textProblems([{ kind: 'link', text: 'A', target }]),
};

const foreign = [
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`/\/evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/pricing\u2028',
  '/.//evil.example',
  '/pricing/..//evil.example',
  '/%2e//evil.example',
  'https:///evil.example',
  String.raw`https:\\evil.example`,
  String.raw`https://help.example\@evil.example`,
  'https://help.example/a\tb',
  'http://evil.example',
  'javascript:alert(1)',
];

describe.each(Object.entries(editors))('%s', (_editor, problemsOf) => {
  it.each(foreign)('does not lead to %j', (target) => {
    expect(problemsOf(target)).toHaveLength(1);
  });

  it('leads to a page of this site', () => {
    expect(problemsOf('/pricing?a=b#faq')).toEqual([]);
  });
});
