import type { ColumnSpec, Row, TableSpec } from '@duneline/specs/contract';
import type { Session } from '../../session/Session.ts';
import { PgError } from '../../sql/PgError.ts';
import { typedOperator } from '../../sql/typedOperators.ts';
import type { TypedOperator } from '../../sql/typedOperators.ts';
import { typeTitle } from '../../sql/typeNames.ts';
import { readableColumns } from './columns.ts';
import type { ChangeFilter } from './parseFilters.ts';

/** Tests a row, of which some columns may be missing. */
export type ChangePredicate = (row: Row) => boolean;

/** Whether a value matches; `null` if SQL's result is unknown. */
type Test = (value: unknown) => boolean | null;

const symbols: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: '~~',
  ilike: '~~*',
  match: '~',
  imatch: '~*',
};

const maxListLength = 100;

/**
 * Compiles filters with values parsed by column type.
 * @throws PgError for columns that the caller may not read, and for invalid values
 */
export function compileFilters(session: Session, table: TableSpec, filters: readonly ChangeFilter[]): ChangePredicate {
  const readable = readableColumns(table, session.role);
  const predicates = filters.map((filter) => {
    const column = readable.find(({ name }) => name === filter.column);
    if (column === undefined) throw refused(`invalid column for filter ${filter.column}`);
    const test = compileTest(session, column, filter);
    return (row: Row): boolean => {
      if (!Object.hasOwn(row, column.name)) return false;
      const truth = test(row[column.name] ?? null);
      return truth !== null && truth !== filter.isNegated;
    };
  });
  return (row) => predicates.every((passes) => passes(row));
}

function compileTest({ sql, project }: Session, column: ColumnSpec, { operator, value }: ChangeFilter): Test {
  const { enums } = project.spec;
  if (operator === 'is') return compileIs(column, value);
  if (operator === 'in') {
    const items = sql.cast(`{${value}}`, `_${column.type}`);
    const list: readonly unknown[] = Array.isArray(items) ? items : [];
    if (list.length > maxListLength) throw refused(`too many values for \`in\` filter. Maximum ${maxListLength}`);
    return (left) => sql.any('=', left, list);
  }
  if (operator === 'isdistinct') {
    const right = sql.cast(value, column.type);
    return (left) => sql.isDistinct(left, right);
  }
  const symbol = symbols[operator] ?? operator;
  const apply = typedOperator(symbol, column.type, enums);
  const isPattern = symbol.startsWith('~');
  if (apply === null) throw isPattern ? noPattern(operator, column) : noOperator(symbol, column);
  const right = isPattern ? value : sql.cast(value, column.type);
  if (operator.endsWith('match')) assertRegularExpression(apply, value, operator);
  return (left) => (left === null ? null : apply(left, right));
}

function compileIs(column: ColumnSpec, wanted: string): Test {
  if (!['null', 'true', 'false', 'unknown'].includes(wanted)) {
    throw refused('invalid value for is filter: must be null, true, false, or unknown');
  }
  if (wanted !== 'null' && column.type !== 'bool') {
    throw refused(`is ${wanted} filter requires a boolean column, got ${typeTitle(column.type)}`);
  }
  const truth = wanted === 'true' ? true : wanted === 'false' ? false : null;
  return (value) => value === truth;
}

function assertRegularExpression(apply: TypedOperator, pattern: string, operator: string): void {
  try {
    apply('', pattern);
  } catch (error) {
    if (!(error instanceof PgError)) throw error;
    throw refused(`invalid regular expression for ${operator} filter: ${error.message}`);
  }
}

function noPattern(operator: string, { type }: ColumnSpec): PgError {
  return refused(`operator ${operator} requires a text-compatible column type, got ${typeTitle(type)}`);
}

function noOperator(symbol: string, { type }: ColumnSpec): PgError {
  const title = typeTitle(type);
  return new PgError('42883', `operator does not exist: ${title} ${symbol} ${title}`);
}

function refused(message: string): PgError {
  return new PgError('P0001', message);
}
