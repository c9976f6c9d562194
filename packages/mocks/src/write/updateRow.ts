import type { Row } from '@duneline/specs/contract';
import { assertAllowed, hasRowSecurity, isVisible } from '../security/policies.ts';
import { generated } from './completeRow.ts';
import { assertConstraints, conflictingKey, uniqueViolation } from './constraints.ts';
import { assertNotOrphaned, assertReferences } from './foreignKeys.ts';
import type { Statement } from './Statement.ts';
import { afterTriggers, fireBefore } from './triggers.ts';

/** Whether the policies allow the statement to change a stored row; hidden rows are skipped without an error. */
export function isReachable(statement: Statement, command: 'update' | 'delete', row: Row): boolean {
  const { session, table } = statement;
  if (!hasRowSecurity(table, session.actor)) return true;
  return isVisible(session.sql, table, command, row) && (!statement.isReading || session.canSee(table, row));
}

/**
 * Updates a stored row and returns the new version; `null` if it does not exist or a trigger skips it.
 * @throws PgError 42501, 23502, 23514, 23505; 23503 at the end of the statement
 */
export function updateRow(statement: Statement, id: number, changes: Row): Row | null {
  const { session, table } = statement;
  const { store } = session.project;
  const stored = session.stored(table);
  const before = stored.get(id);
  if (before === undefined) return null;
  const touched = Object.fromEntries(table.touched.map((column) => [column, session.now]));
  const event = { operation: 'UPDATE', old: before, columns: Object.keys(changes) } as const;
  const changed = fireBefore(session, table, { ...event, new: { ...before, ...changes, ...touched } });
  if (changed === null) return null;
  const after = generated(session, table, changed);
  if (hasRowSecurity(table, session.actor)) {
    assertAllowed(session.sql, table, 'update', after);
    if (statement.isReading) assertAllowed(session.sql, table, 'select', after, 'using');
  }
  assertConstraints(session, table, after);
  const key = conflictingKey(session, table, after, id);
  if (key !== null) throw uniqueViolation(session, table, key, after);
  store.replace(stored, id, after);
  statement.atEnd.push(() => {
    // In the order of Postgres' own triggers: those of the referenced side come first.
    assertNotOrphaned(session, stored, before, after);
    assertReferences(session, table, id, before);
  });
  statement.atEnd.push(...afterTriggers(session, table, { ...event, new: after }));
  return after;
}
