import type { Row } from '@duneline/specs/contract';
import { assertAllowed, isSecured, isVisible } from '../security/policies.ts';
import { generated } from './completeRow.ts';
import { assertConstraints, conflictingKey, uniqueViolation } from './constraints.ts';
import { assertNoneLeftBehind, assertReferences, followRemoval } from './foreignKeys.ts';
import type { Statement } from './Statement.ts';

/** Whether the policies let the statement touch a stored row; rows that they hide are left out without an error. */
export function isReachable(statement: Statement, command: 'update' | 'delete', row: Row): boolean {
  const { session, table } = statement;
  if (!isSecured(table, session.role)) return true;
  return isVisible(session.sql, table, command, row) && (!statement.isReading || session.canSee(table, row));
}

/** Writes `changes` to a stored row. Throws PgError 42501, 23502, 23514, 23505; 23503 at the end. */
export function updateRow(statement: Statement, id: number, changes: Row): Row {
  const { session, table } = statement;
  const { store } = session.project;
  const stored = session.stored(table);
  const before = stored.get(id) ?? {};
  const touched = Object.fromEntries(table.touched.map((column) => [column, session.now]));
  const after = generated(session, table, { ...before, ...changes, ...touched });
  if (isSecured(table, session.role)) {
    assertAllowed(session.sql, table, 'update', after);
    if (statement.isReading) assertAllowed(session.sql, table, 'select', after, 'using');
  }
  assertConstraints(session, table, after);
  const key = conflictingKey(session, table, after, id);
  if (key !== null) throw uniqueViolation(session, table, key, after);
  store.replace(stored, id, after);
  statement.atEnd.push(() => {
    // In the order of Postgres' own triggers: those on the referenced side come first.
    assertNoneLeftBehind(session, stored, before, after);
    assertReferences(session, table, after);
  });
  return after;
}

/** Removes a stored row. Throws PgError 23503 at the end when another row still needs it. */
export function deleteRow(statement: Statement, id: number): void {
  const { session, table, atEnd } = statement;
  const stored = session.stored(table);
  const row = session.project.store.remove(stored, id);
  if (row !== null) atEnd.push(() => followRemoval(session, stored, row));
}
