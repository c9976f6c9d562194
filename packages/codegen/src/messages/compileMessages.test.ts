import { describe, expect, it } from 'vitest';
import { specsWith } from '../fixtures/specsDirectory.ts';
import { compileMessages } from './compileMessages.ts';

const facts = { en: { brand: { name: 'Duneline' } }, ar: { brand: { name: 'Duneline' } } };

function compile(yaml: string) {
  const { files, findings } = compileMessages(specsWith({ 'site/messages/en/home.yaml': yaml }), facts);
  return { code: files['messages/en/home.gen.ts'] ?? '', findings };
}

/** Loads a compiled namespace's exports, after removing its types. */
async function load(yaml: string): Promise<Record<string, unknown>> {
  const { code, findings } = compile(yaml);
  expect(findings).toEqual([]);
  const { stripTypeScriptTypes } = await import('node:module');
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`)) as Record<
    string,
    unknown
  >;
}

type Message = (args: Readonly<Record<string, string | number>>) => string;

describe('a compiled message', () => {
  it('without arguments is a string', async () => {
    expect(await load("title: Don't `quote` ${this}\n".replace('${this}', '$this'))).toMatchObject({
      title: "Don't `quote` $this",
    });
  });

  it('prints its arguments plainly', async () => {
    const { price } = await load("price: 'From {price} for {name}, `{size}`'\n");
    expect((price as Message)({ price: '$59', name: 'you', size: 5000 })).toBe('From $59 for you, `5000`');
  });

  it.each(['From $59', 'A bonus of 10%', 'bis zu 7,5 %'])('may not say a price or a percentage itself: %s', (text) => {
    const { findings } = compile(`title: '${text}'\n`);
    expect(findings.map(({ message }) => message).join()).toMatch(/stands once: refer to it/);
  });

  it('formats numbers, whole numbers and percentages', async () => {
    const { all } = await load("all: '{a, number} {b, number, integer} {c, number, percent}'\n");
    expect((all as Message)({ a: 1234.5, b: 2.4, c: 0.1 })).toBe('1,234.5 2 10%');
  });

  it.each([
    [0, 'None left'],
    [1, '1 day left'],
    [1000, '1,000 days left'],
  ])('chooses the plural for %d', async (days, expected) => {
    const { left } = await load("left: '{days, plural, =0 {None left} one {# day left} other {# days left}}'\n");
    expect((left as Message)({ days })).toBe(expected);
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [13, '13th'],
  ])('chooses the ordinal for %d', async (place, expected) => {
    const { rank } = await load("rank: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'\n");
    expect((rank as Message)({ place })).toBe(expected);
  });

  it('counts without those already named by an offset', async () => {
    const { people } = await load(
      "people: '{count, plural, offset:1 =1 {You} one {You and # other} other {You and # others}}'\n",
    );
    expect([1, 2, 4].map((count) => (people as Message)({ count }))).toEqual(['You', 'You and 1 other', 'You and 3 others']);
  });

  it.each([
    ['up', 'Rises by 3 points'],
    ['level', 'Stays'],
  ])('selects by the word %s', async (way, expected) => {
    const { trend } = await load(
      "trend: '{way, select, up {Rises by {points, plural, one {# point} other {# points}}} other {Stays}}'\n",
    );
    expect((trend as Message)({ way, points: 3 })).toBe(expected);
  });

  it('has each argument in its type, numbers as numbers', () => {
    const { code } = compile("left: '{name} has {days, plural, one {# day} other {# days}}, {days}'\n");
    expect(code).toContain('({ name, days }: { name: string | number; days: number }): string');
  });

  it('holds the facts that it refers to', async () => {
    expect(await load("why: 'Why {brand.name}'\n")).toMatchObject({ why: 'Why Duneline' });
  });

  it('may bear any name, also that of what it needs', async () => {
    const { numbers, plurals } = await load("numbers: '{n, number}'\nplurals: '{numbers, plural, one {#} other {# in all}}'\n");
    expect([(numbers as Message)({ n: 1000 }), (plurals as Message)({ numbers: 2000 })]).toEqual(['1,000', '2,000 in all']);
  });

  it('of a namespace without plurals needs no formatter', () => {
    expect(compile('title: Hello\n').code).toBe("export const title = 'Hello';\n");
  });
});

describe('a wrong message is reported with its line', () => {
  it.each([
    ['open braces', "ok: fine\nbad: 'Hello {name'\n", /not valid ICU text/],
    ['a plural without other', "ok: fine\nbad: '{n, plural, one {#}}'\n", /not valid ICU text/],
    ['a date', "ok: fine\nbad: '{day, date, short}'\n", /kind of argument that is not supported/],
    ['an unknown number style', "ok: fine\nbad: '{n, number, ::currency/USD}'\n", /number style/],
    [
      'an argument that is number and word',
      "ok: fine\nbad: '{n, number} {n, select, other {}}'\n",
      /uses \{n\} as number and as string/,
    ],
    ['a key that is no name', 'ok: fine\nbad-key: Hello\n', /cannot be the name of a message/],
    ['a key that is a word of the language', 'ok: fine\ndelete: Hello\n', /cannot be the name of a message/],
    ['a nested group', 'ok: fine\nbad:\n  deeper: Hello\n', /keep namespaces flat/],
    ['a reference to nothing', "ok: fine\nbad: '{brand.nmae}'\n", /names nothing/],
    ['broken YAML', 'ok: fine\nbad: "Hello\n', /YAML cannot be read/],
  ])('%s', (_, yaml, expected) => {
    const [first, ...others] = compile(yaml).findings;
    expect(first?.message).toMatch(expected);
    expect(first?.line).toBeGreaterThan(1);
    expect(others).toEqual([]);
  });
});
