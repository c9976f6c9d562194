import { describe, expect, it } from 'vitest';
import { specsWith } from '../fixtures/specsDirectory.ts';
import { compileMessages } from './compileMessages.ts';

const languages =
  'languages: [{ id: en, name: English, direction: ltr }, { id: ar, name: العربية, direction: rtl }]\nwords: {}\n';
const facts = { en: { brand: { name: 'Duneline' } }, ar: { brand: { name: 'دونلاين' } } };

function compile(files: Readonly<Record<string, string>>) {
  const directory = specsWith({
    'site/languages.yaml': languages,
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/messages/${path}.yaml`, text])),
  });
  const { files: modules, findings } = compileMessages(directory, facts);
  return {
    modules,
    findings: findings.map(
      ({ file, line, column, message }) => `${file.slice(file.indexOf('messages/'))}:${line}:${column} ${message}`,
    ),
  };
}

async function load(arabic: string, english: string): Promise<Record<string, (args: object) => string>> {
  const { modules, findings } = compile({ 'en/home': english, 'ar/home': arabic });
  expect(findings).toEqual([]);
  const { stripTypeScriptTypes } = await import('node:module');
  const code = stripTypeScriptTypes(modules['messages/ar/home.gen.ts'] ?? '');
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    (args: object) => string
  >;
}

describe('a translated namespace', () => {
  it.each([
    [0, 'بلا أيام'],
    [1, 'يوم واحد'],
    [2, 'يومان'],
    [3, '3 أيام'],
    [11, '11 يومًا'],
    [100, '100 يوم'],
    [1000, '1,000 يوم'],
  ])('has the plural of its own language for %d, with Latin digits', async (days, expected) => {
    const { left } = await load(
      "left: '{days, plural, zero {بلا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}'\n",
      "left: '{days, plural, one {# day} other {# days}}'\n",
    );
    expect(left?.({ days })).toBe(expected);
  });

  it('may count in a message that does not in the first language', async () => {
    const { every } = await load(
      "every: 'كل {days, plural, two {يومين} few {# أيام} other {# يوم}}'\n",
      'every: Every {days} days\n',
    );
    expect([2, 7].map((days) => every?.({ days }))).toEqual(['كل يومين', 'كل 7 أيام']);
  });

  it('refers to the facts of its own language', () => {
    const { modules } = compile({ 'en/home': "why: 'Why {brand.name}'\n", 'ar/home': "why: 'لماذا {brand.name}'\n" });
    expect(modules['messages/ar/home.gen.ts']).toContain('لماذا دونلاين');
    expect(modules['messages/en/home.gen.ts']).toContain('Why Duneline');
  });
});

describe('is reported with its place', () => {
  it.each([
    [
      'a missing message',
      { 'en/home': 'title: Hello\nlead: Come in\n', 'ar/home': 'title: أهلًا\n' },
      /^messages\/en\/home\.yaml:2:1 "lead" has no Arabic words in .*ar\/home\.yaml/,
    ],
    [
      'a message that translates nothing',
      { 'en/home': 'title: Hello\n', 'ar/home': 'title: أهلًا\nold: قديم\n' },
      /^messages\/ar\/home\.yaml:2:1 "old" translates nothing/,
    ],
    [
      'a message that lacks an argument',
      { 'en/home': "price: 'From {price}'\n", 'ar/home': 'price: ابتداءً\n' },
      /^messages\/ar\/home\.yaml:1:8 The message "price" lacks the argument \{price\}/,
    ],
    [
      'an argument that nobody gives',
      { 'en/home': "price: 'From {price}'\n", 'ar/home': "price: 'من {price} إلى {most}'\n" },
      /^messages\/ar\/home\.yaml:1:8 The message "price" has the argument \{most\}/,
    ],
    [
      'a namespace without a translation',
      { 'en/home': 'title: Hello\n' },
      /^messages\/en\/home\.yaml:1:1 This namespace has no Arabic words\. Write .*ar\/home\.yaml/,
    ],
    [
      'a namespace that translates nothing',
      { 'en/home': 'title: Hello\n', 'ar/home': 'title: أهلًا\n', 'ar/old': 'title: قديم\n' },
      /^messages\/ar\/old\.yaml:1:1 There is no namespace "old"/,
    ],
  ])('%s', (_, files, expected) => {
    expect(compile(files).findings).toEqual([expect.stringMatching(expected)]);
  });
});
