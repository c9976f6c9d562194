import type { ColumnSpec, Row, Sql } from '@duneline/specs/contract';
import { assertAllowed, isSecured } from '../security/policies.ts';
import type { Session } from '../session/Session.ts';
import { PgError } from '../sql/PgError.ts';
import { assertConstraints, conflictingKey, uniqueViolation } from './constraints.ts';
import { assertReferencesLater } from './foreignKeys.ts';
import type { Statement } from './Statement.ts';

/** Inserts one row, of which `given` holds the written columns. Throws PgError 42501, 428C9, 23502, 23514, 23505; 23503 at the end. */
export function insertRow(statement: Statement, given: Row): Row {
  const { session, table } = statement;
  const row = completeRow(session, table.name, table.columns, given);
  assertInsertable(statement, row);
  const key = conflictingKey(session, table, row);
  if (key !== null) throw uniqueViolation(session, table, key, row);
  return storeRow(statement, row);
}

/** Policies, NOT NULL and checks for a new row, in Postgres' order. */
export function assertInsertable(statement: Statement, row: Row): void {
  const { session, table } = statement;
  if (isSecured(table, session.role)) {
    assertAllowed(session.sql, table, 'insert', row);
    if (statement.isReading) assertAllowed(session.sql, table, 'select', row, 'using');
  }
  assertConstraints(session, table, row);
}

/** Puts a row that has passed every check, and looks at its foreign keys when the statement ends. */
export function storeRow(statement: Statement, row: Row): Row {
  const { store } = statement.session.project;
  store.insert(store.table('public', statement.table.name), row);
  assertReferencesLater(statement, row);
  return row;
}

/** The row with defaults, identity values and generated columns filled in, in the order of the table's columns. */
export function completeRow(session: Session, table: string, columns: readonly ColumnSpec[], given: Row): Row {
  return generated(session, columns, Object.fromEntries(columns.map((column) => [column.name, valueOf(session, session.sql, table, column, given)])));
}

/** The row with its generated columns computed from the others. */
export function generated(session: Session, columns: readonly ColumnSpec[], row: Row): Row {
  const made = columns.flatMap(({ name, generate }) => (generate === undefined ? [] : [[name, generate(session.sql, row)] as const]));
  return made.length === 0 ? row : { ...row, ...Object.fromEntries(made) };
}

function valueOf(session: Session, sql: Sql, table: string, column: ColumnSpec, given: Row): unknown {
  const isGiven = Object.hasOwn(given, column.name);
  if (isGiven && (column.identity === 'always' || column.isGenerated === true)) throw notWritable(column, 'insert');
  if (isGiven) return given[column.name] ?? null;
  if (column.identity !== undefined) return session.project.sequences.next(`${table}.${column.name}`);
  return column.defaultValue?.(sql) ?? null;
}

/** 428C9, for a value written to an identity column (ALWAYS) or a generated one. */
export function notWritable(column: ColumnSpec, verb: 'insert' | 'update'): PgError {
  const isIdentity = column.identity === 'always';
  const message =
    verb === 'insert'
      ? `cannot insert a non-DEFAULT value into column "${column.name}"`
      : `column "${column.name}" can only be updated to DEFAULT`;
  const details = isIdentity
    ? `Column "${column.name}" is an identity column defined as GENERATED ALWAYS.`
    : `Column "${column.name}" is a generated column.`;
  return new PgError('428C9', message, details, isIdentity && verb === 'insert' ? 'Use OVERRIDING SYSTEM VALUE to override.' : null);
}
