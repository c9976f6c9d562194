import fc from 'fast-check';
import { word } from './hostileBodies.ts';

const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'fts',
  'plfts',
  'wfts',
  'cs',
  'cd',
  'ov',
  'sl',
  'adj',
  'not.eq',
  'not.in',
  'eq(any)',
  'like(all)',
  'not.or',
  'fts(english)',
  'nonsense',
  '',
];

export const filter = fc.oneof(
  fc.tuple(fc.constantFrom(...operators), word).map(([operator, value]) => `${operator}.${value}`),
  fc.constantFrom(
    'in.(',
    'in.(1,2',
    'in.("a',
    'eq(any).{',
    'cs.{{{{',
    'match.(a+)+$',
    'match.[',
    'like.%%%%%%%%%',
    'fts.&|!',
    'is.',
    '.',
    'not.not.not.eq.1',
    `in.(${'1,'.repeat(2000)}1)`,
  ),
  word,
);

/** Filters that are valid, so that later stages are reached. */
export const tame = fc.constantFrom(
  'is.null',
  'not.is.null',
  'eq.1',
  'neq.x',
  'gte.2026-01-01',
  'like.*a*',
  'in.(1,2)',
  'isdistinct.x',
);

export const nested = fc.oneof(
  fc.integer({ min: 1, max: 200 }).map((depth) => `${'('.repeat(depth)}id.eq.1${')'.repeat(depth)}`),
  fc.integer({ min: 1, max: 60 }).map((depth) => `${'(and('.repeat(depth)}id.eq.1${'))'.repeat(depth)}`),
  fc.constantFrom('()', '(id.eq.1,or(', '(__proto__.eq.1)', '(id.eq.1,)', '(not.and(id.is.null))'),
);

export function select(columns: readonly string[], tables: readonly string[]): fc.Arbitrary<string> {
  const item = fc.oneof(fc.constantFrom(...columns, '*', 'count()', '', '__proto__'), word);
  const target = fc.constantFrom(...tables, '__proto__', 'users', 'auth.users');
  return fc.oneof(
    fc.array(item, { maxLength: 4 }).map((items) => items.join(',')),
    fc.tuple(target, item).map(([table, inner]) => `*,${table}(${inner})`),
    fc
      .tuple(fc.array(target, { minLength: 1, maxLength: 12 }), item)
      .map(([chain, inner]) => `${chain.join('(')}(${inner}${')'.repeat(chain.length)}`),
    fc
      .tuple(item, fc.constantFrom('::int', '::nonsense', '->>a', '->0->b', '.sum()', ':x:y', '!inner', '...'))
      .map((parts) => parts.join('')),
  );
}

export const encoded = (parameters: readonly (readonly [string, string])[]): string =>
  parameters.length === 0
    ? ''
    : `?${parameters.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`;
