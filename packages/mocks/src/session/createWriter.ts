import type { Row, Sql, SqlWriter, TableSpec } from '@duneline/specs/contract';
import { assertGranted } from '../security/policies.ts';
import { PgError } from '../sql/PgError.ts';
import { readColumn } from '../write/columnValue.ts';
import { assertWritable } from '../write/completeRow.ts';
import { insertRow } from '../write/insertRow.ts';
import { deleteRow } from '../write/removal.ts';
import { endStatement, runStatement } from '../write/Statement.ts';
import type { Statement } from '../write/Statement.ts';
import { isReachable, updateRow } from '../write/updateRow.ts';
import type { Session } from './Session.ts';

/**
 * The SQL interface of functions' and triggers' implementations: statements with the session's rights, each of which sees earlier
 * changes.
 */
export function createWriter(session: Session): SqlWriter {
  const { sql } = session;
  const fresh = <T>(query: () => T): T => {
    session.startStatement();
    return query();
  };
  const write = <T>(table: TableSpec, isReading: boolean, body: (statement: Statement) => T): T =>
    runStatement(session, table, isReading, (statement) => {
      const result = body(statement);
      endStatement(statement);
      return result;
    });
  const reached = (statement: Statement, command: 'update' | 'delete', matches: (row: Row) => boolean): [number, Row][] =>
    [...session.stored(statement.table).entries()].filter(([, row]) => isReachable(statement, command, row) && matches(row));
  return {
    ...sql,
    rows: (name, equal) => fresh(() => sql.rows(name, equal)),
    call: (name, ...args) => fresh(() => sql.call(name, ...args)),
    definer: (body) => fresh(() => sql.definer(body)),
    insert(name, row) {
      const table = session.tableSpec(name);
      const given = readRow(session, table, row, 'insert');
      const inserted = write(table, false, (statement) => insertRow(statement, given));
      return inserted ?? given;
    },
    update(name, matches, changes) {
      const table = session.tableSpec(name);
      const given = readRow(session, table, changes, 'update');
      return write(table, true, (statement) =>
        reached(statement, 'update', matches).flatMap(([id]) => listOf(updateRow(statement, id, given))),
      );
    },
    remove(name, matches) {
      const table = session.tableSpec(name);
      assertGranted(table, session.actor, 'delete');
      return write(table, true, (statement) =>
        reached(statement, 'delete', matches).flatMap(([id, row]) => (deleteRow(statement, id) ? [row] : [])),
      );
    },
    withClaims: (claims, body) => body(createWriter(session.withClaims(claims))),
    savepoint: (body) => session.project.store.transaction(body),
    raise,
  };
}

const listOf = (row: Row | null): readonly Row[] => (row === null ? [] : [row]);

/** The SQL interface of functions that are not volatile: writes throw PgError 0A000. */
export function refuseWrites(sql: Sql, name: string): SqlWriter {
  const refuse = (verb: string) => (): never => {
    throw new PgError('0A000', `${verb} is not allowed in a non-volatile function`, null, `Declare ${name} volatile.`);
  };
  return {
    ...sql,
    insert: refuse('INSERT'),
    update: refuse('UPDATE'),
    remove: refuse('DELETE'),
    withClaims: refuse('SET'),
    savepoint: refuse('SAVEPOINT'),
    raise,
  };
}

function raise(
  message: string,
  options: { readonly code?: string; readonly detail?: string; readonly hint?: string } = {},
): never {
  const { code = 'P0001', detail, hint } = options;
  throw new PgError(code, message, detail ?? null, hint ?? null);
}

/**
 * Converts the written columns to their stored form.
 * @throws PgError 42703, 428C9, 42501, or the type's error for a value
 */
function readRow(session: Session, table: TableSpec, row: Row, command: 'insert' | 'update'): Row {
  const columns = Object.keys(row).map((name) => {
    const column = table.columns.find((one) => one.name === name);
    if (column === undefined) throw new PgError('42703', `column "${name}" of relation "${table.name}" does not exist`);
    return column;
  });
  assertWritable(columns, command);
  assertGranted(table, session.actor, command, Object.keys(row));
  return Object.fromEntries(columns.map((column) => [column.name, readColumn(session, column, row[column.name])]));
}
