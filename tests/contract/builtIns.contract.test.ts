import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { castValue } from '../../packages/mocks/src/sql/casts.ts';
import { callBuiltIn } from '../../packages/mocks/src/sql/functions/builtIns.ts';
import { applyOperator } from '../../packages/mocks/src/sql/operators.ts';
import { literal, PostgresValues } from './valuesPostgres.ts';
import { same } from './valuesProject.ts';
import type { Verdict } from './valuesPostgres.ts';

/** One SQL expression per line; arguments have types, as in `left('abc'::text, 2::int4)`. */
const calls = `
  left('héllo'::text, 2::int4) | left('abc'::text, -1::int4) | right('abc'::text, 2::int4) | right('abc'::text, -1::int4)
  substr('hello'::text, 2::int4, 3::int4) | substr('hello'::text, -1::int4, 3::int4) | split_part('a,b,c'::text, ','::text, 2::int4)
  split_part('a,b,c'::text, ','::text, -1::int4) | split_part('a'::text, ','::text, 0::int4) | strpos('abc'::text, 'c'::text) | strpos('abc'::text, 'x'::text)
  replace('aXbX'::text, 'X'::text, '$&'::text) | lpad('7'::text, 3::int4, '0'::text) | rpad('ab'::text, 5::int4, 'xy'::text) | lpad('abc'::text, 2::int4)
  initcap('hello wORLD-x'::text) | reverse('abc'::text) | repeat('ab'::text, 2::int4) | btrim('xxabxx'::text, 'x'::text) | translate('12345'::text, '143'::text, 'ax'::text)
  md5('abc'::text) | encode('\\xdeadbeef'::bytea, 'base64'::text) | encode('\\xdead'::bytea, 'hex'::text) | decode('3q0='::text, 'base64'::text) | decode('zz'::text, 'hex'::text)
  string_to_array('a,b'::text, ','::text) | string_to_array(''::text, ','::text) | array_length('{1,2}'::int4[], 1::int4) | array_length('{}'::int4[], 1::int4)
  cardinality('{{1,2},{3,4}}'::int4[]) | array_position('{a,b}'::text[], 'b'::text) | array_append('{1}'::int4[], 2::int4) | array_remove('{1,2,1}'::int4[], 1::int4)
  array_to_string('{a,NULL,c}'::text[], '-'::text) | array_to_string('{a,NULL,c}'::text[], '-'::text, '?'::text)
  abs(-5::int4) | mod(7::int4, 3::int4) | mod(-7::int4, 3::int4) | div(7::numeric, 2::numeric) | round(2.5::numeric) | round(-2.345::numeric, 2::int4) | round(1234.5::numeric, -2::int4)
  floor(-1.5::numeric) | ceil(1.2::numeric) | trunc(-1.789::numeric, 1::int4) | mod(1::int4, 0::int4) | sign(-3::numeric)
  date_trunc('month'::text, '2026-03-17 10:11:12+00'::timestamptz) | date_trunc('week'::text, '2026-03-17 10:11:12'::timestamp) | date_trunc('quarter'::text, '2026-05-17'::timestamp)
  date_trunc('day'::text, '2026-03-17 01:00+00'::timestamptz, 'America/New_York'::text) | date_trunc('hour'::text, '1 day 02:30'::interval) | date_trunc('minute'::text, '2026-03-17 10:11:12.5'::timestamp)
  date_part('epoch'::text, '2026-03-17 10:11:12.5+00'::timestamptz) | date_part('dow'::text, '2026-03-17'::date) | date_part('isodow'::text, '2026-03-22'::date) | date_part('week'::text, '2027-01-01'::date)
  date_part('doy'::text, '2026-12-31'::date) | date_part('hour'::text, '1 day 02:30'::interval) | date_part('epoch'::text, '1 mon'::interval) | date_part('epoch'::text, '1 year 2 days'::interval)
  timezone('America/New_York'::text, '2026-07-01 12:00+00'::timestamptz) | timezone('Europe/Berlin'::text, '2026-01-01 12:00'::timestamp) | age('2026-03-01'::timestamp, '2025-01-31'::timestamp)
  make_date(2026::int4, 2::int4, 28::int4) | make_date(2026::int4, 2::int4, 30::int4) | to_timestamp(1.5::float8) | justify_hours('50:00'::interval)
  jsonb_typeof('[1]'::jsonb) | jsonb_typeof('null'::jsonb) | jsonb_array_length('[1,2]'::jsonb) | jsonb_array_length('{}'::jsonb) | jsonb_array_length('1'::jsonb) | jsonb_strip_nulls('{"a":null,"b":{"c":null}}'::jsonb)
  jsonb_build_object('b'::text, 1::int4, 'a'::text, 'null'::jsonb) | jsonb_build_array(1::int4, 'x'::text) | jsonb_set('{"a":{"b":1}}'::jsonb, '{a,c}'::text[], '2'::jsonb) | jsonb_set('[1,2]'::jsonb, '{-1}'::text[], '9'::jsonb)
  regexp_replace('foobar'::text, 'o(.)'::text, '[\\1]'::text) | regexp_replace('aaa'::text, 'a'::text, 'b'::text, 'g'::text) | regexp_replace('a‑b c'::text, '[\\u2010-\\u2015[:space:]]'::text, ''::text, 'g'::text) | concat('a'::text, 1::int4, true::bool) | concat_ws('-'::text, 'a'::text, 'b'::text)
  format('%s has %s%%'::text, 'x'::text, 5::int4) | format('%I %L'::text, 'select'::text, 'it''s'::text) | greatest(1::int4, 3::int4, 2::int4) | least('b'::text, 'a'::text) | nullif(1::int4, 1::int4)
  starts_with('abc'::text, 'ab'::text) | quote_ident('position'::text) | ascii('é'::text) | chr(233::int4) | octet_length('é'::text) | setweight('a:1 b:2'::tsvector, 'A'::"char")
  length('añb'::text) | array_positions('{1,2,1}'::int4[], 1::int4) | array_replace('{1,2}'::int4[], 2::int4, 3::int4)
`
  .split(/\n| \| /)
  .map((line) => line.trim())
  .filter((line) => line !== '');

const operations = `
  '2026-01-31 10:00+00'::timestamptz + '1 mon'::interval | '2026-03-31'::date - '1 mon'::interval | '2026-03-31'::date + 1::int4 | '2026-03-31'::date - '2026-03-01'::date
  '2026-03-02 08:00'::timestamp - '2026-03-01 10:30'::timestamp | '10:00'::time + '15 hours'::interval | '1 day'::interval * 1.5::float8 | '1 mon'::interval / 2::float8
  '1 day'::interval + '2 hours'::interval | 1.10::numeric + 2.205::numeric | 1.10::numeric * 2.20::numeric | 10.00::numeric / 4::numeric | 1.0::numeric / 3::numeric | 2::int8 * 4611686018427387904::int8
  9007199254740993::int8 + 1::int8 | 7.5::numeric % 2::numeric | 1::numeric / 0.0::numeric | '{"a":1}'::jsonb || '{"b":2}'::jsonb | '[1]'::jsonb || '[2]'::jsonb | '{"a":1,"b":2}'::jsonb - 'a'::text
  '[1,2,3]'::jsonb - 1::int4 | '{"a":[1,{"b":null}]}'::jsonb #> '{a,1,b}'::text[] | '{"a":[1,2]}'::jsonb #>> '{a,-1}'::text[] | '{"a":{"b":1}}'::jsonb #- '{a,b}'::text[] | '{"a":1}'::jsonb ? 'a'::text
  '{"a":1}'::jsonb ?| '{b,a}'::text[] | '["a"]'::jsonb ? 'a'::text | '{"a":null}'::jsonb -> 'a'::text | '[1,2]'::jsonb -> -1::int4 | '"x"'::jsonb @> '"x"'::jsonb | '[["a"]]'::jsonb @> '["a"]'::jsonb
  'a:1 b:2'::tsvector @@ 'a & b'::tsquery | 'a:1 b:3'::tsvector @@ 'a <2> b'::tsquery | 'a'::text || 'b'::text | '{1}'::int4[] || 2::int4
`
  .split(/\n| \| /)
  .map((line) => line.trim())
  .filter((line) => line !== '');

const types = /^(?:'((?:[^']|'')*)'|([-\d.]+|true))::(.+)$/;

function valueOf(text: string): unknown {
  const [, quoted, bare, type = ''] = types.exec(text.trim()) ?? [];
  return castValue(quoted?.replaceAll("''", "'") ?? bare, type === '"char"' ? 'text' : type, {});
}

function verdictOf(run: () => unknown): Verdict {
  try {
    return { json: JSON.stringify(run() ?? null) };
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { code: String(error.code), message: error.message };
    throw error;
  }
}

let postgres: PostgresValues;
beforeAll(async () => (postgres = await PostgresValues.open('')), 60_000);
afterAll(() => postgres.close());

const ask = (expression: string): Promise<readonly Verdict[]> => postgres.ask([`select to_json(${expression})::text`]);

describe('built-in functions', () => {
  it.each(calls)('%s', async (expression) => {
    const [, name = '', list = ''] = /^(\w+)\((.*)\)$/.exec(expression) ?? [];
    const actual = verdictOf(() => callBuiltIn(name, (list.match(/(?:'(?:[^']|'')*'|[^,'])+/g) ?? []).map(valueOf)));
    const [expected = { json: '' }] = await ask(expression);
    expect([actual, expected]).toSatisfy(([left, right]: [Verdict, Verdict]) => same(left, right));
  });
});

describe('operators', () => {
  it.each(operations)('%s', async (expression) => {
    const [, left = '', operator = '', right = ''] = /^((?:'(?:[^']|'')*'|\S+)::\S+) (\S+) (.+)$/.exec(expression) ?? [];
    const actual = verdictOf(() => applyOperator(operator, valueOf(left), valueOf(right)));
    const [expected = { json: '' }] = await ask(expression);
    expect([actual, expected]).toSatisfy(([one, other]: [Verdict, Verdict]) => same(one, other));
  });
});

const words = fc.constantFrom(
  ...`the cat cats running runner relational conditional rationalization hopefulness generously communism skies dying news proceed only early
  agreed plastered motoring hopping falling filing happy enjoy crying owned traditional vietnamization electrical adjustable communion
  controlling rolls trading payouts drawdown verified evaluations profitable is not and's don't Über 3.50 -7 v2 x86 e-mail state-of-the-art
  user@example.com www.example.com/path?x=1 1,000 2026-03-01 C++ a.b foo_bar #tag`.split(/\s+/),
);
const sentences = fc.array(words, { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));

describe('full text search', () => {
  it.each([
    ['to_tsvector', 'english'],
    ['to_tsvector', 'simple'],
    ['plainto_tsquery', 'english'],
    ['phraseto_tsquery', 'english'],
    ['websearch_to_tsquery', 'english'],
  ])('%s of %s reads text as Postgres does', async (name, config) => {
    const texts = fc.sample(sentences, 400);
    const expected = await postgres.ask(
      texts.map((text) => `select to_json(${name}('${config}', ${literal(text)})::text)::text`),
    );
    const found = texts.flatMap((text, index) => {
      const actual = verdictOf(() => callBuiltIn(name, [config, text]));
      return JSON.stringify(actual) === JSON.stringify(expected[index])
        ? []
        : [JSON.stringify({ text, actual, postgres: expected[index] })];
    });
    expect(found.slice(0, 10)).toEqual([]);
  });
});
