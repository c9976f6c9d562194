import type { Sql } from '@duneline/specs/contract';
import type { Enums } from '../../sql/casts.ts';
import { divide } from '../../sql/arithmetic.ts';
import { comparatorOf } from '../../sql/comparators.ts';
import type { Decimal } from '../../sql/Numeric.ts';
import { decimalOf, digitsOf, isNumber, numberOf, rescale } from '../../sql/Numeric.ts';
import { PgError } from '../../sql/PgError.ts';
import { typeTitle } from '../../sql/typeNames.ts';
import type { AggregateName } from '../Query.ts';

/** An aggregate function for a type, and its result type. */
export interface Aggregate {
  readonly type: string;
  readonly apply: (values: readonly unknown[]) => unknown;
}

const sumTypes: ReadonlyMap<string, string> = new Map([
  ['int2', 'int8'],
  ['int4', 'int8'],
  ['int8', 'numeric'],
  ['numeric', 'numeric'],
  ['float4', 'float4'],
  ['float8', 'float8'],
  ['interval', 'interval'],
]);
const averageTypes: ReadonlyMap<string, string> = new Map([
  ['int2', 'numeric'],
  ['int4', 'numeric'],
  ['int8', 'numeric'],
  ['numeric', 'numeric'],
  ['float4', 'float8'],
  ['float8', 'float8'],
  ['interval', 'interval'],
]);
const unordered = new Set(['bool', 'uuid', 'json', 'jsonb', 'bytea', 'tsvector']);

/** Finds the aggregate function for a type. NULLs are ignored. @throws PgError 42883 when Postgres has none */
export function findAggregate(sql: Sql, enums: Enums, name: AggregateName, type: string): Aggregate {
  if (name === 'count') return { type: 'int8', apply: (values) => known(values).length };
  if (name === 'min' || name === 'max') {
    if (unordered.has(type)) throw noFunction(name, type);
    const compare = comparatorOf(type, enums);
    const isBetter = (one: unknown, best: unknown): boolean => (name === 'min' ? compare(one, best) : compare(best, one)) < 0;
    const better = (best: unknown, one: unknown): unknown => (isBetter(one, best) ? one : best);
    return { type, apply: (values) => overKnown(values, (some) => some.reduce(better)) };
  }
  const result = (name === 'sum' ? sumTypes : averageTypes).get(type);
  if (result === undefined) throw noFunction(name, type);
  const over = name === 'sum' ? sum : average;
  return { type: result, apply: (values) => overKnown(values, (some) => over(sql, some, result)) };
}

function sum(sql: Sql, values: readonly unknown[], type: string): unknown {
  const exact = type === 'int8' || type === 'numeric' ? exactSum(values) : null;
  return exact === null ? values.reduce((total, value) => sql.op('+', total, value)) : numberOf(digitsOf(exact));
}

function average(sql: Sql, values: readonly unknown[], type: string): unknown {
  const exact = type === 'numeric' ? exactSum(values) : null;
  if (exact === null) return sql.op('/', sum(sql, values, 'float8'), values.length);
  return numberOf(digitsOf(divide(exact, { units: BigInt(values.length), scale: 0 })));
}

/** `null` when the values contain `NaN` or an infinity. */
function exactSum(values: readonly unknown[]): Decimal | null {
  let total: Decimal = { units: 0n, scale: 0 };
  for (const value of values) {
    const decimal = isNumber(value) ? decimalOf(value) : null;
    if (decimal === null) return null;
    const scale = Math.max(total.scale, decimal.scale);
    total = { units: rescale(total, scale).units + rescale(decimal, scale).units, scale };
  }
  return total;
}

function known(values: readonly unknown[]): readonly unknown[] {
  return values.filter((value) => value !== null && value !== undefined);
}

function overKnown(values: readonly unknown[], apply: (some: readonly unknown[]) => unknown): unknown {
  const some = known(values);
  return some.length === 0 ? null : apply(some);
}

function noFunction(name: string, type: string): PgError {
  const hint = 'No function matches the given name and argument types. You might need to add explicit type casts.';
  return new PgError('42883', `function ${name}(${typeTitle(type)}) does not exist`, null, hint);
}
