import type { Row, TableSpec } from '@duneline/specs/contract';
import { assertGranted } from '../security/policies.ts';
import type { Session } from '../session/Session.ts';
import { fromJson } from '../sql/casts.ts';
import { insertRow } from '../write/insertRow.ts';
import { endStatement, runStatement } from '../write/Statement.ts';
import type { Statement } from '../write/Statement.ts';
import { deleteRow } from '../write/removal.ts';
import { isReachable, updateRow } from '../write/updateRow.ts';
import { upsertRow } from '../write/upsertRow.ts';
import { StorageError } from './StorageError.ts';

type StorageTable = 'storage.buckets' | 'storage.objects';

/** Finds rows with these values that the session may see. */
export function findRows(session: Session, name: StorageTable, key: Row): readonly Row[] {
  session.startStatement();
  const table = session.tableSpec(name);
  assertGranted(table, session.role, 'select');
  return keyed(session, table, key).flatMap(([, row]) => (session.canSee(table, row) ? [row] : []));
}

/** All rows that the session may see. */
export function allRows(session: Session, name: StorageTable): readonly Row[] {
  session.startStatement();
  return session.rows(name, false);
}

/** `insert into …`. */
export function insertInto(session: Session, name: StorageTable, values: Row): void {
  run(session, name, 'insert', false, (statement) => insertRow(statement, typed(statement, values)));
}

/**
 * `insert into storage.objects … on conflict (bucket_id, name) do update … returning *`.
 * @throws InternalError if a trigger skips the row
 */
export function upsertObject(session: Session, values: Row): Row {
  return run(session, 'storage.objects', 'insert', true, (statement) => {
    const given = typed(statement, values);
    const { row } = upsertRow(statement, given, ['bucket_id', 'name'], 'merge-duplicates');
    if (row === null) throw new StorageError('InternalError', 500, 'Internal server error');
    return row;
  });
}

/** `update … returning *`. */
export function updateRows(session: Session, name: StorageTable, key: Row, changes: Row): readonly Row[] {
  return run(session, name, 'update', true, (statement) =>
    reached(statement, 'update', key).flatMap(([id]) => {
      const row = updateRow(statement, id, typed(statement, changes));
      return row === null ? [] : [row];
    }),
  );
}

/** `delete … returning *`. */
export function deleteRows(session: Session, name: StorageTable, keys: readonly Row[]): readonly Row[] {
  return run(session, name, 'delete', true, (statement) =>
    keys.flatMap((key) => reached(statement, 'delete', key).flatMap(([id, row]) => (deleteRow(statement, id) ? [row] : []))),
  );
}

/**
 * Checks whether a caller may write, by writing in a transaction that is rolled back.
 * @throws as `write`
 */
export function dryRun(session: Session, write: () => void): void {
  try {
    session.project.store.transaction(() => {
      write();
      throw rehearsed;
    });
  } catch (error) {
    if (error !== rehearsed) throw error;
  }
}

const rehearsed = new Error('The rehearsal is over.');

function run<T>(
  session: Session,
  name: StorageTable,
  command: 'insert' | 'update' | 'delete',
  isReading: boolean,
  body: (statement: Statement) => T,
): T {
  const table = session.tableSpec(name);
  assertGranted(table, session.role, command);
  return runStatement(session, table, isReading, (statement) => {
    const result = body(statement);
    endStatement(statement);
    return result;
  });
}

function reached(statement: Statement, command: 'update' | 'delete', key: Row): [number, Row][] {
  return keyed(statement.session, statement.table, key).filter(([, row]) => isReachable(statement, command, row));
}

function keyed(session: Session, table: TableSpec, key: Row): [number, Row][] {
  const stored = session.stored(table);
  return stored.find(Object.keys(key), Object.values(key)).flatMap((id): [number, Row][] => {
    const row = stored.get(id);
    return row === undefined ? [] : [[id, row]];
  });
}

/** Converts values to their stored form. */
function typed({ session, table }: Statement, values: Row): Row {
  const { enums } = session.project.spec;
  const given = table.columns.filter(({ name }) => values[name] !== undefined);
  return Object.fromEntries(given.map(({ name, type }) => [name, fromJson(values[name], type, enums)]));
}
