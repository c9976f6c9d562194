import type { Row } from '@duneline/specs/contract';
import { assertAllowed, hasRowSecurity } from '../security/policies.ts';
import { PgError } from '../sql/PgError.ts';
import { conflictingKey, uniqueViolation, valuesOf } from './constraints.ts';
import { assertInsertable, prepareRow, storeRow } from './insertRow.ts';
import type { Statement } from './Statement.ts';
import { updateRow } from './updateRow.ts';

/** The result of an upsert: inserted, merged into another row, or (row `null`) skipped. */
export interface UpsertOutcome {
  readonly row: Row | null;
  readonly isInserted: boolean;
}

const touchedIds = new WeakMap<Statement, Set<number>>();

/** INSERT … ON CONFLICT (`target`): merges into the row with the same key, or skips it. */
export function upsertRow(
  statement: Statement,
  given: Row,
  target: readonly string[],
  resolution: 'merge-duplicates' | 'ignore-duplicates',
): UpsertOutcome {
  const { session, table } = statement;
  const stored = session.stored(table);
  const touched = touchedIds.get(statement) ?? new Set<number>();
  touchedIds.set(statement, touched);
  const row = prepareRow(statement, given);
  if (row === null) return { row: null, isInserted: false };
  assertInsertable(statement, row);
  const [existing] = stored.find(target, valuesOf(row, target));
  if (existing === undefined) {
    const key = conflictingKey(session, table, row);
    if (key !== null) throw uniqueViolation(session, table, key, row);
    storeRow(statement, row);
    for (const id of stored.find(target, valuesOf(row, target))) touched.add(id);
    return { row, isInserted: true };
  }
  if (resolution === 'ignore-duplicates') return { row: null, isInserted: false };
  if (touched.has(existing)) {
    const hint = 'Ensure that no rows proposed for insertion within the same command have duplicate constrained values.';
    throw new PgError('21000', 'ON CONFLICT DO UPDATE command cannot affect row a second time', null, hint);
  }
  touched.add(existing);
  const before = stored.get(existing) ?? {};
  if (hasRowSecurity(table, session.actor)) {
    assertAllowed(session.sql, table, 'update', before, 'conflict');
    assertAllowed(session.sql, table, 'select', before, 'conflict');
  }
  const changes = Object.fromEntries(Object.keys(given).map((column) => [column, row[column]]));
  return { row: updateRow(statement, existing, changes), isInserted: false };
}
