import type { Row, Sql, Truth } from '@duneline/specs/contract';
import type { Enums } from '../sql/casts.ts';
import { jsonText } from '../sql/json.ts';
import { and, not, or, truthOf } from '../sql/logic.ts';
import { noOperator, resolveField } from './field.ts';
import type { Relation, ResolvedField } from './field.ts';
import type { Condition, Test } from './Query.ts';

/** A condition that is ready to be asked of rows. */
export type Predicate = (row: Row) => Truth;

const sqlOperators: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: '~~',
  ilike: '~~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
};

/** Resolves columns and reads literals by their types; throws PgError 42703, 22P02 or 42883 before any row is looked at. */
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
  const holds = test.operator === 'is' ? compileIs(field, String(test.value)) : compileComparison(sql, enums, field, test);
  return (row) => (test.isNegated ? not(holds(row)) : holds(row));
}

function compileIs(field: ResolvedField, wanted: string): Predicate {
  if (wanted === 'null') return (row) => field.read(row) === null;
  if (wanted === 'not_null') return (row) => field.read(row) !== null;
  if (field.type !== 'bool') throw noOperator(field.type, 'IS');
  const truth = wanted === 'unknown' ? null : wanted === 'true';
  return (row) => field.read(row) === truth;
}

function compileComparison(sql: Sql, enums: Enums, field: ResolvedField, test: Test): Predicate {
  const { operator } = test;
  const symbol = sqlOperators[operator] ?? '=';
  const isPattern = operator === 'like' || operator === 'ilike';
  assertOperator(field, operator, symbol, enums);
  const literal = (text: string): unknown => (isPattern ? text.replaceAll('*', '%') : sql.cast(text, field.type));
  const labels = Object.hasOwn(enums, field.type) && /^[gl]te?$/.test(operator) ? (enums[field.type] ?? null) : null;
  // Enum values compare in the order in which they are declared.
  const comparable = (value: unknown): unknown =>
    labels === null || value === null ? value : labels.indexOf(jsonText(value) ?? '');
  if (typeof test.value === 'string') {
    const value = comparable(literal(test.value));
    if (operator === 'isdistinct') return (row) => sql.isDistinct(field.read(row), value);
    return (row) => truthOf(sql.op(symbol, comparable(field.read(row)), value));
  }
  const values = test.value.map((text) => comparable(literal(text)));
  if (test.quantifier === 'all') return (row) => sql.all(symbol, comparable(field.read(row)), values);
  return (row) => sql.any(symbol, comparable(field.read(row)), values);
}

function assertOperator(field: ResolvedField, operator: string, symbol: string, enums: Enums): void {
  const { type } = field;
  const isText = ['text', 'varchar', 'bpchar', 'name', 'citext'].includes(type);
  if ((operator === 'like' || operator === 'ilike') && !isText) throw noOperator(type, symbol);
  const isContainer = type === 'jsonb' || type.startsWith('_');
  if ((operator === 'cs' || operator === 'cd') && !isContainer) throw noOperator(type, symbol);
  if (operator === 'ov' && !type.startsWith('_')) throw noOperator(type, symbol);
  if (type === 'json' && !Object.hasOwn(enums, type)) throw noOperator(type, symbol);
}
