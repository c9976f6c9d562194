import type { Row, TableSpec, UniqueSpec } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import { outputText } from '../sql/output.ts';
import { PgError } from '../sql/PgError.ts';
import { quoteIdentifier } from '../sql/quoteIdentifier.ts';
import { plainTypeName } from '../sql/typeNames.ts';
import { hidesValues } from './Statement.ts';

/** @throws PgError 23502 for a forbidden NULL, then 23514 for a failed check */
export function assertConstraints(session: Session, table: TableSpec, row: Row): void {
  const details = hidesValues(session, table)
    ? null
    : `Failing row contains (${table.columns.map((column) => short(outputText(row[column.name], plainTypeName(column.type)) ?? 'null')).join(', ')}).`;
  for (const column of table.columns) {
    if (!column.isNullable && (row[column.name] ?? null) === null) {
      const message = `null value in column "${column.name}" of relation "${table.name}" violates not-null constraint`;
      throw new PgError('23502', message, details);
    }
  }
  // Postgres evaluates checks in order of their names; unknown passes.
  const checks = table.checks.toSorted((left, right) => (left.name < right.name ? -1 : 1));
  for (const check of checks) {
    if (check.test(session.sql, row) === false) {
      throw new PgError('23514', `new row for relation "${table.name}" violates check constraint "${check.name}"`, details);
    }
  }
}

/** The first unique key that another row already has, or `null`. */
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

/** A partial index contains only rows for which its predicate is true. */
function isCounted(session: Session, key: UniqueSpec, row: Row): boolean {
  return key.where === undefined || key.where(session.owner, row) === true;
}

/** PgError 23505 for a duplicate key. */
export function uniqueViolation(session: Session, table: TableSpec, key: UniqueSpec, row: Row): PgError {
  const details = hidesValues(session, table)
    ? null
    : `${keyText(table, key.columns, valuesOf(row, key.columns), quoteIdentifier)} already exists.`;
  return new PgError('23505', `duplicate key value violates unique constraint "${key.name}"`, details);
}

/** A row's values of some columns. */
export function valuesOf(row: Row, columns: readonly string[]): unknown[] {
  return columns.map((column) => row[column] ?? null);
}

/** `Key (a, b)=(1, 2)`, as in Postgres' details; column names of unique keys are quoted if necessary. */
export function keyText(
  table: Pick<TableSpec, 'columns'> | null,
  columns: readonly string[],
  values: readonly unknown[],
  nameOf = (name: string): string => name,
): string {
  const typeOf = (name: string): string => plainTypeName(table?.columns.find((column) => column.name === name)?.type ?? 'text');
  const printed = values.map((value, index) => outputText(value, typeOf(columns[index] ?? '')) ?? 'null');
  return `Key (${columns.map(nameOf).join(', ')})=(${printed.join(', ')})`;
}

/** Truncates to 64 bytes, at a character boundary, as Postgres does. */
function short(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= 64) return text;
  return `${new TextDecoder().decode(bytes.subarray(0, 64), { stream: true })}...`;
}
