import type { ColumnSpec, Row, TableSpec } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import { fitColumn } from '../sql/casts.ts';
import { PgError } from '../sql/PgError.ts';
import { defaultOf } from './columnValue.ts';

/** Completes a new row with defaults, identity values and generated columns, in the order of the table's columns. */
export function completeRow(session: Session, table: TableSpec, given: Row): Row {
  const values = table.columns.map((column) => [column.name, valueOf(session, table, column, given)] as const);
  return generated(session, table, Object.fromEntries(values));
}

/** Computes the generated columns of a row. */
export function generated(session: Session, table: TableSpec, row: Row): Row {
  const made = table.columns.flatMap((column) =>
    column.generate === undefined ? [] : [[column.name, fitColumn(column.generate(session.sql, row), column)] as const],
  );
  return made.length === 0 ? row : { ...row, ...Object.fromEntries(made) };
}

/** @throws PgError 428C9 if the columns include an identity column (ALWAYS) or a generated one, even without rows */
export function assertWritable(columns: readonly ColumnSpec[], verb: 'insert' | 'update'): void {
  for (const column of columns) assertColumnWritable(column, verb);
}

function assertColumnWritable(column: ColumnSpec, verb: 'insert' | 'update'): void {
  const isIdentity = column.identity === 'always';
  if (!isIdentity && column.isGenerated !== true) return;
  const message =
    verb === 'insert'
      ? `cannot insert a non-DEFAULT value into column "${column.name}"`
      : `column "${column.name}" can only be updated to DEFAULT`;
  const details = isIdentity
    ? `Column "${column.name}" is an identity column defined as GENERATED ALWAYS.`
    : `Column "${column.name}" is a generated column.`;
  const hint = isIdentity && verb === 'insert' ? 'Use OVERRIDING SYSTEM VALUE to override.' : null;
  throw new PgError('428C9', message, details, hint);
}

function valueOf(session: Session, table: TableSpec, column: ColumnSpec, given: Row): unknown {
  if (Object.hasOwn(given, column.name)) return given[column.name] ?? null;
  if (column.identity !== undefined) return session.project.sequences.next(`${table.name}.${column.name}`, column.sequence);
  return defaultOf(session.sql, column);
}
