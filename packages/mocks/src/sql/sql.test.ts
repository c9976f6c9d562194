import { describe, expect, it } from 'vitest';
import { castValue, fromJson } from './casts.ts';
import { callBuiltIn } from './functions/builtIns.ts';
import { parseInterval } from './Interval.ts';
import { matchesLike } from './like.ts';
import { Numeric } from './Numeric.ts';
import { and, not, or } from './logic.ts';
import { applyOperator } from './operators.ts';
import { formatTimestamp } from './timestamp.ts';

const enums = { mood: ['sad', 'glad'] };
const terms = (...values: (boolean | null)[]) => values.map((value) => () => value);

describe('three-valued logic', () => {
  it.each([
    [true, null, null, true],
    [false, null, false, null],
    [null, null, null, null],
    [true, false, false, true],
  ])('%j with %j: and %j, or %j', (left, right, both, either) => {
    expect([and(terms(left, right)), and(terms(right, left))]).toEqual([both, both]);
    expect([or(terms(left, right)), or(terms(right, left))]).toEqual([either, either]);
  });

  it('leaves unknown unknown under not, and stops at the first term that decides', () => {
    expect([not(true), not(false), not(null)]).toEqual([false, true, null]);
    const boom = (): never => {
      throw new Error('not to be asked');
    };
    expect([and([() => false, boom]), or([() => true, boom])]).toEqual([false, true]);
  });
});

describe('operators', () => {
  it.each<[unknown, string, unknown, unknown]>([
    [1, '=', 1, true],
    [null, '=', null, null],
    [1, '<>', null, null],
    ['a', '<', 'b', true],
    [{ a: [1, { b: null }] }, '=', { a: [1, { b: null }] }, true],
    [7, '/', 0.5, 14],
    [6, '/', 3, 2],
    [7, '%', 4, 3],
    ['a', '||', 'b', 'ab'],
    [['a'], '||', ['b'], ['a', 'b']],
    [{ a: 1 }, '||', { b: 2 }, { a: 1, b: 2 }],
    ['abc', '~~', 'a%', true],
    ['ABC', '~~*', 'a_c', true],
    ['#fff', '~', '^#[0-9a-f]{3}$', true],
    ['a\u2011b', '~', String.raw`^a[\u2010-\u2015]b$`, true],
    ['a~&b', '~', '^[!-Z^-~&]+$', true],
    [{ a: { b: 1 } }, '->', 'a', { b: 1 }],
    [{ a: { b: 1 } }, '->>', 'a', '{"b": 1}'],
    [[1, 2], '->', -1, 2],
    [{ a: null }, '->>', 'a', null],
    [{ toString: 1 }, '->', 'valueOf', null],
    [{ a: [{ b: 5 }] }, '#>>', ['a', '0', 'b'], '5'],
    [[1, 2, 3], '@>', [3, 1], true],
    [{ a: [1, 2], b: 1 }, '@>', { a: [2] }, true],
    [{ a: 1 }, '<@', { a: 1, b: 2 }, true],
    [['a', 'b'], '&&', ['c', 'b'], true],
    [{ a: 1 }, '?', 'a', true],
  ])('%j %s %j is %j', (left, operator, right, expected) => {
    expect(applyOperator(operator, left, right)).toEqual(expected);
  });

  it('moves instants by intervals, months by the calendar', () => {
    expect(applyOperator('+', '2026-01-31T10:00:00+00:00', parseInterval('1 month 2 days 01:30:00'))).toBe(
      '2026-03-02T11:30:00+00:00',
    );
    expect(
      applyOperator('>', '2026-03-01T09:00:00+00:00', applyOperator('-', '2026-03-02T08:00:00+00:00', parseInterval('24 hours'))),
    ).toBe(true);
    expect(
      applyOperator('<', applyOperator('-', '2026-03-02T08:00:00+00:00', '2026-03-01T08:00:00+00:00'), parseInterval('25 hours')),
    ).toBe(true);
  });

  it('refuses what it cannot decide', () => {
    expect(() => applyOperator('/', 7, 2)).toThrow('cannot tell whether 7 / 2 is integer or numeric division');
    expect(() => applyOperator('/', 7, 0)).toThrow('division by zero');
    expect(() => applyOperator('<->', 1, 2)).toThrow('operator does not exist: <->');
  });
});

describe('like', () => {
  it.each([
    ['', '%', true],
    ['', '_', false],
    ['a%b', 'a\\%b', true],
    ['axb', 'a\\%b', false],
    ['abcbd', 'a%b_', true],
    ['a.c', 'a.c', true],
    ['abc', 'a.c', false],
    ['line\nbreak', 'line%break', true],
    ['🙂x', '_x', true],
  ])('%j like %j is %j', (text, pattern, expected) => {
    expect(matchesLike(text, pattern, false)).toBe(expected);
  });

  it('takes no more than a moment for a pattern made to be slow', () => {
    expect(matchesLike('a'.repeat(20_000), `${'%a'.repeat(200)}%b`, false)).toBe(false);
  });
});

describe('casts', () => {
  it.each<[unknown, string, unknown]>([
    [' 12 ', 'int4', 12],
    ['AAAAAAAA-aaaa-4aaa-8aaa-AAAAAAAAAAAA', 'uuid', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'],
    ['t', 'bool', true],
    ['off', 'boolean', false],
    ['1.5', 'numeric', 1.5],
    ['1.50', 'numeric', new Numeric('1.50')],
    ['2026-01-02 03:04:05.5', 'timestamptz', '2026-01-02T03:04:05.5+00:00'],
    ['2026-01-02T03:04:05.123456+05:30', 'timestamptz', '2026-01-01T21:34:05.123456+00:00'],
    ['2026-01-02T03:04', 'timestamp', '2026-01-02T03:04:00'],
    ['2026-01-02T23:59:00Z', 'date', '2026-01-02'],
    ['glad', 'public.mood', 'glad'],
    ['{a,"b,c",NULL}', 'text[]', ['a', 'b,c', null]],
    ['{"a":1}', 'jsonb', { a: 1 }],
    [5, 'text', '5'],
    [null, 'uuid', null],
  ])('%j::%s is %j', (value, type, expected) => {
    expect(castValue(value, type, enums)).toEqual(expected);
  });

  it.each([
    ['x', 'uuid', '22P02', 'invalid input syntax for type uuid: "x"'],
    ['1.5', 'int4', '22P02', 'invalid input syntax for type integer: "1.5"'],
    ['99999', 'int2', '22003', 'value "99999" is out of range for type smallint'],
    ['maybe', 'bool', '22P02', 'invalid input syntax for type boolean: "maybe"'],
    ['', 'numeric', '22P02', 'invalid input syntax for type numeric: ""'],
    ['angry', 'mood', '22P02', 'invalid input value for enum mood: "angry"'],
    ['2026-02-30', 'date', '22008', 'date/time field value out of range: "2026-02-30"'],
    ['soon', 'timestamptz', '22007', 'invalid input syntax for type timestamp with time zone: "soon"'],
    ['a,b', '_text', '22P02', 'malformed array literal: "a,b"'],
    ['{', 'jsonb', '22P02', 'invalid input syntax for type json'],
    ['x', 'toString', '42704', 'type "toString" does not exist'],
  ])('%j::%s is refused', (value, type, code, message) => {
    expect(() => castValue(value, type, enums)).toThrow(expect.objectContaining({ code, message }));
  });

  it('takes JSON members by their text, and into JSON columns as they are', () => {
    expect(fromJson({ a: 1 }, 'text', enums)).toBe('{"a":1}');
    expect(fromJson('{"a":1}', 'jsonb', enums)).toBe('{"a":1}');
    expect(fromJson(['1', 2], '_int4', enums)).toEqual([1, 2]);
  });
});

describe('functions', () => {
  it.each<[string, unknown[], unknown]>([
    ['length', ['añb'], 3],
    ['length', [null], null],
    ['coalesce', [null, 0], 0],
    ['nullif', [1, 1], null],
    ['greatest', [1, null, 3], 3],
    ['jsonb_typeof', [[1]], 'array'],
    ['btrim', ['  x '], 'x'],
    ['normalize', ['ﬁ é', 'NFKD'], 'fi e\u0301'],
    ['regexp_replace', ['a b', '[[:space:]]', '-'], 'a-b'],
    ['round', [2.345, 2], 2.35],
    ['date_trunc', ['month', '2026-03-17T10:11:12+00:00'], '2026-03-01T00:00:00+00:00'],
  ])('%s(%j) is %j', (name, args, expected) => {
    expect(callBuiltIn(name, args)).toEqual(expected);
  });

  it('names one that is not there', () => {
    expect(() => callBuiltIn('pg_sleep', [9])).toThrow('function pg_sleep does not exist in the embedded backend');
  });
});

describe('timestamps', () => {
  it('sort as text in the order of time', () => {
    const times = [0, 1, 10, 999, 1000, 60_000].map((ms) => formatTimestamp(1767225600000 + ms));
    expect(times.toSorted()).toEqual(times);
    expect(times[2]).toBe('2026-01-01T00:00:00.01+00:00');
  });
});
