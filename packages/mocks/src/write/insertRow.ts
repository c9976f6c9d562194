import type { Row } from '@duneline/specs/contract';
import { assertAllowed, hasRowSecurity } from '../security/policies.ts';
import { completeRow, generated } from './completeRow.ts';
import { assertConstraints, conflictingKey, uniqueViolation } from './constraints.ts';
import { assertReferences } from './foreignKeys.ts';
import type { Statement } from './Statement.ts';
import { afterTriggers, fireBefore } from './triggers.ts';

/**
 * Inserts a row with the written columns in `given`; `null` if a trigger skips it.
 * @throws PgError 42501, 23502, 23514, 23505; 23503 at the end of the statement
 */
export function insertRow(statement: Statement, given: Row): Row | null {
  const { session, table } = statement;
  const row = prepareRow(statement, given);
  if (row === null) return null;
  assertInsertable(statement, row);
  const key = conflictingKey(session, table, row);
  if (key !== null) throw uniqueViolation(session, table, key, row);
  return storeRow(statement, row);
}

/** Completes a new row and runs BEFORE triggers; `null` if one of them skips it. */
export function prepareRow({ session, table }: Statement, given: Row): Row | null {
  const row = completeRow(session, table, given);
  if (table.triggers === undefined) return row;
  const changed = fireBefore(session, table, { operation: 'INSERT', old: null, new: row, columns: [] });
  return changed === null ? null : generated(session, table, changed);
}

/** Checks policies, NOT NULL and checks of a new row, in Postgres' order. */
export function assertInsertable(statement: Statement, row: Row): void {
  const { session, table } = statement;
  if (hasRowSecurity(table, session.actor)) {
    assertAllowed(session.sql, table, 'insert', row);
    if (statement.isReading) assertAllowed(session.sql, table, 'select', row, 'using');
  }
  assertConstraints(session, table, row);
}

/** Stores a checked row; its foreign keys and AFTER triggers are processed at the end of the statement. */
export function storeRow(statement: Statement, row: Row): Row {
  const { session, table, atEnd } = statement;
  const id = session.project.store.insert(session.stored(table), row);
  atEnd.push(() => assertReferences(session, table, id, null));
  atEnd.push(...afterTriggers(session, table, { operation: 'INSERT', old: null, new: row, columns: [] }));
  return row;
}
