import type { Row, Sql, Truth } from '@duneline/specs/contract';
import type { Enums } from '../sql/casts.ts';
import { and, not, or } from '../sql/logic.ts';
import { PgError } from '../sql/PgError.ts';
import { isSearchOperator } from '../sql/textSearch/names.ts';
import { typedOperator } from '../sql/typedOperators.ts';
import { typeTitle } from '../sql/typeNames.ts';
import { noOperator, resolveField } from './field.ts';
import type { Relation, ResolvedField } from './field.ts';
import type { Condition, Test } from './Query.ts';
import { compileTextSearch } from './textSearch.ts';

/** A compiled condition. */
export type Predicate = (row: Row) => Truth;

const symbols: ReadonlyMap<string, string> = new Map([
  ['eq', '='],
  ['in', '='],
  ['isdistinct', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
  ['like', '~~'],
  ['ilike', '~~*'],
  ['match', '~'],
  ['imatch', '~*'],
  ['cs', '@>'],
  ['cd', '<@'],
  ['ov', '&&'],
  ['sl', '<<'],
  ['sr', '>>'],
  ['nxr', '&<'],
  ['nxl', '&>'],
  ['adj', '-|-'],
]);

/**
 * Compiles a condition: resolves columns and parses literals by type.
 * @throws PgError 42703, 22P02, 42883 and related codes before any row is read
 */
export function compileCondition(sql: Sql, enums: Enums, relation: Relation, condition: Condition): Predicate {
  if (condition.kind === 'test') return compileTest(sql, enums, relation, condition);
  const terms = condition.terms.map((term) => compileCondition(sql, enums, relation, term));
  const join = condition.operator === 'and' ? and : or;
  return (row) => {
    const truth = join(terms.map((term) => () => term(row)));
    return condition.isNegated ? not(truth) : truth;
  };
}

function compileTest(sql: Sql, enums: Enums, relation: Relation, test: Test): Predicate {
  const field = resolveField(relation, test.field);
  const holds = compileHolds(sql, enums, field, test);
  return test.isNegated ? (row) => not(holds(row)) : holds;
}

function compileHolds(sql: Sql, enums: Enums, field: ResolvedField, test: Test): Predicate {
  if (test.operator === 'is') return compileIs(field, String(test.value));
  if (isSearchOperator(test.operator)) return compileTextSearch(field, test.operator, test);
  return compileComparison(sql, enums, field, test);
}

function compileIs({ type, read }: ResolvedField, wanted: string): Predicate {
  if (wanted === 'null') return (row) => read(row) === null;
  if (wanted === 'not_null') return (row) => read(row) !== null;
  if (type !== 'bool') {
    throw new PgError('42804', `argument of IS ${wanted.toUpperCase()} must be type boolean, not type ${typeTitle(type)}`);
  }
  const truth = wanted === 'unknown' ? null : wanted === 'true';
  return (row) => read(row) === truth;
}

function compileComparison(sql: Sql, enums: Enums, { type, read }: ResolvedField, test: Test): Predicate {
  const symbol = symbols.get(test.operator) ?? '=';
  const apply = typedOperator(symbol, type, enums);
  if (apply === null) throw refusal(sql, type, symbol, test);
  const isPattern = symbol.startsWith('~~');
  // `inet` and `cidr` share their operators.
  const literalType = type === 'cidr' ? 'inet' : type;
  const literal = (text: string): unknown => sql.cast(isPattern ? text.replaceAll('*', '%') : text, literalType);
  const ask = (left: unknown, right: unknown): Truth => (left === null || right === null ? null : apply(left, right));
  if (typeof test.value !== 'string') return anyOf(read, test.value.map(literal), ask);
  if (test.quantifier !== null) {
    const listed = elements(sql.cast(isPattern ? test.value.replaceAll('*', '%') : test.value, arrayOf(literalType)), type);
    const join = test.quantifier === 'any' ? or : and;
    return (row) => {
      const value = read(row);
      return join(listed.map((item) => () => ask(value, item)));
    };
  }
  const value = literal(test.value);
  if (test.operator === 'isdistinct') {
    return (row) => {
      const left = read(row);
      return left === null || value === null ? left !== value : !apply(left, value);
    };
  }
  return (row) => ask(read(row), value);
}

/** Postgres' error for an operator: bit shifts return no boolean, `<@` is ambiguous, all others do not exist. */
function refusal(sql: Sql, type: string, symbol: string, { value, isNegated }: Test): PgError {
  if (integers.has(type) && (symbol === '<<' || symbol === '>>')) {
    sql.cast(value, 'int4');
    return new PgError('42804', `argument of ${isNegated ? 'NOT' : 'WHERE'} must be type boolean, not type ${typeTitle(type)}`);
  }
  if (type === 'bytea' && symbol === '~~') throw new PgError('0A000', 'the embedded backend does not match patterns on bytea');
  if (symbol !== '<@') return noOperator(type, symbol);
  const hint = 'Could not choose a best candidate operator. You might need to add explicit type casts.';
  return new PgError('42725', `operator is not unique: ${typeTitle(type)} <@ unknown`, null, hint);
}

const integers = new Set(['int2', 'int4', 'int8']);

function anyOf(
  read: ResolvedField['read'],
  values: readonly unknown[],
  ask: (left: unknown, right: unknown) => Truth,
): Predicate {
  return (row) => {
    const value = read(row);
    return or(values.map((item) => () => ask(value, item)));
  };
}

function arrayOf(type: string): string {
  if (type.startsWith('_')) throw new PgError('42704', `could not find array type for data type ${typeTitle(type)}`);
  return `_${type}`;
}

/** The elements of an array of any dimension; JSON elements are not flattened. */
function elements(value: unknown, type: string): readonly unknown[] {
  if (!Array.isArray(value)) return [];
  return type === 'json' || type === 'jsonb' ? value : value.flat(6);
}
