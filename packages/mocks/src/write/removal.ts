import type { ForeignKeySpec, Row } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import type { Table } from '../store/Table.ts';
import { defaultOf } from './columnValue.ts';
import { valuesOf } from './constraints.ts';
import { assertUnreferenced, referencingKeys, specOf } from './foreignKeys.ts';
import type { Statement } from './Statement.ts';
import { afterTriggers, fireBefore } from './triggers.ts';
import { updateRow } from './updateRow.ts';

/**
 * Deletes a stored row; false if it does not exist or a trigger skips it.
 * @throws PgError 23503 at the end of the statement if another row references it
 */
export function deleteRow(statement: Statement, id: number): boolean {
  const { session, table, atEnd } = statement;
  const stored = session.stored(table);
  const row = stored.get(id);
  if (row === undefined) return false;
  const event = { operation: 'DELETE', old: row, new: null, columns: [] } as const;
  if (fireBefore(session, table, event) === null) return false;
  if (session.project.store.remove(stored, id) === null) return false;
  atEnd.push(() => followRemoval(session, atEnd, stored, row));
  atEnd.push(...afterTriggers(session, table, event));
  return true;
}

/** Removes rows and applies referencing foreign keys, without row-level security. */
export function removeRows(session: Session, table: Table, ids: readonly number[]): void {
  const atEnd: Statement['atEnd'] = [];
  for (const id of ids) removeRow(session, atEnd, table, id);
  for (const action of atEnd) action();
}

/**
 * Applies the ON DELETE actions for a removed row.
 * @throws PgError 23503
 */
function followRemoval(session: Session, atEnd: Statement['atEnd'], table: Table, row: Row): void {
  for (const [other, key] of referencingKeys(session, table)) {
    const values = valuesOf(row, key.references.columns);
    if (values.includes(null)) continue;
    const children = other.find(key.columns, values);
    if (key.onDelete === 'cascade') for (const id of children) removeRow(session, atEnd, other, id);
    else if (key.onDelete === 'set null' || key.onDelete === 'set default')
      for (const id of children) detach(session, atEnd, other, id, key);
    else assertUnreferenced(session, table, other, key, values);
  }
}

function removeRow(session: Session, atEnd: Statement['atEnd'], table: Table, id: number): void {
  const spec = specOf(session, table);
  if (spec !== null) return void deleteRow({ session: session.asOwner(), table: spec, isReading: false, atEnd }, id);
  const row = session.project.store.remove(table, id);
  if (row !== null) atEnd.push(() => followRemoval(session, atEnd, table, row));
}

/** Sets the key's columns to NULL or their default, by a regular update with triggers and checks. */
function detach(session: Session, atEnd: Statement['atEnd'], table: Table, id: number, key: ForeignKeySpec): void {
  const spec = specOf(session, table);
  if (spec === null) return;
  const columns = spec.columns.filter(({ name }) => key.columns.includes(name));
  const cleared = columns.map((column) => {
    return [column.name, key.onDelete === 'set default' ? defaultOf(session.owner, column) : null] as const;
  });
  updateRow({ session: session.asOwner(), table: spec, isReading: false, atEnd }, id, Object.fromEntries(cleared));
}
