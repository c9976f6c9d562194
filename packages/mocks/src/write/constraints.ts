import type { Row, TableSpec, UniqueSpec } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import { jsonText } from '../sql/json.ts';
import { PgError } from '../sql/PgError.ts';
import { hidesValues } from './Statement.ts';

/** Throws PgError 23502 for a NULL where none may be, then 23514 for a failed check. */
export function assertConstraints(session: Session, table: TableSpec, row: Row): void {
  const details = hidesValues(session, table)
    ? null
    : `Failing row contains (${table.columns.map((column) => printed(row[column.name])).join(', ')}).`;
  for (const column of table.columns) {
    if (!column.isNullable && (row[column.name] ?? null) === null) {
      const message = `null value in column "${column.name}" of relation "${table.name}" violates not-null constraint`;
      throw new PgError('23502', message, details);
    }
  }
  // Postgres tries checks in the order of their names; unknown passes.
  const checks = table.checks.toSorted((left, right) => (left.name < right.name ? -1 : 1));
  for (const check of checks) {
    if (check.test(session.sql, row) === false) {
      throw new PgError('23514', `new row for relation "${table.name}" violates check constraint "${check.name}"`, details);
    }
  }
}

/** The first unique key of which another row holds the same values, or `null`. */
export function conflictingKey(session: Session, table: TableSpec, row: Row, ownId?: number): UniqueSpec | null {
  const stored = session.stored(table);
  for (const key of table.uniques) {
    if (!isCounted(session, key, row)) continue;
    for (const id of stored.find(key.columns, valuesOf(row, key.columns))) {
      if (id !== ownId && isCounted(session, key, stored.get(id) ?? {})) return key;
    }
  }
  return null;
}

/** A partial index counts only the rows for which its predicate is true. */
function isCounted(session: Session, key: UniqueSpec, row: Row): boolean {
  return key.where === undefined || key.where(session.owner, row) === true;
}

/** 23505 for a row that repeats a unique key. */
export function uniqueViolation(session: Session, table: TableSpec, key: UniqueSpec, row: Row): PgError {
  const details = hidesValues(session, table) ? null : `${keyText(key.columns, valuesOf(row, key.columns))} already exists.`;
  return new PgError('23505', `duplicate key value violates unique constraint "${key.name}"`, details);
}

/** The values of some columns of a row. */
export function valuesOf(row: Row, columns: readonly string[]): unknown[] {
  return columns.map((column) => row[column] ?? null);
}

/** `Key (a, b)=(1, 2)`, as in Postgres' details. */
export function keyText(columns: readonly string[], values: readonly unknown[]): string {
  return `Key (${columns.join(', ')})=(${values.map(printed).join(', ')})`;
}

function printed(value: unknown): string {
  if (typeof value === 'boolean') return value ? 't' : 'f';
  const text = jsonText(value) ?? 'null';
  const plain = /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/.test(text) ? text.replace('T', ' ').replace('+00:00', '+00') : text;
  return plain.length > 64 ? `${plain.slice(0, 64)}...` : plain;
}
