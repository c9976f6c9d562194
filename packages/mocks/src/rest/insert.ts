import type { ColumnSpec, Row, TableSpec } from '@duneline/specs/contract';
import { assertGranted } from '../security/policies.ts';
import type { Session } from '../session/Session.ts';
import { assertWritable } from '../write/completeRow.ts';
import { insertRow } from '../write/insertRow.ts';
import { endStatement, runStatement } from '../write/Statement.ts';
import { upsertRow } from '../write/upsertRow.ts';
import { conflictColumns } from './conflict.ts';
import { parseQuery } from './parse/query.ts';
import { readRows, writtenColumns, writtenRows } from './payload.ts';
import { compileRepresentation } from './representation.ts';
import type { RestCall } from './RestCall.ts';
import { returnedColumns } from './returning.ts';
import { writeResponse } from './writeResponse.ts';

/** POST to a table: inserts one object or an array of objects, or upserts with `Prefer: resolution=`. */
export async function insertIntoTable(call: RestCall, table: TableSpec): Promise<Response> {
  const { session, prefer } = call;
  const { resolution } = prefer;
  const query = parseQuery(call.parameters);
  const represent = compileRepresentation(session, table, query, prefer.return === 'representation');
  const payload = await readRows(call.request);
  const columns = writtenColumns(table, payload, query.columns);
  assertWritable(columns, 'insert');
  const target = resolution === null ? null : conflictColumns(table, query.onConflict);
  const returned = returnedColumns(table, query, prefer.return);
  assertInsertGranted(session, table, columns, target, resolution === 'merge-duplicates');
  if (returned.length > 0) assertGranted(table, session.role, 'select', returned);
  const written = writtenRows(call, columns, payload.objects);
  return runStatement(session, table, returned.length > 0 || target !== null, (statement) => {
    let inserted = 0;
    const rows = written.flatMap((row): readonly Row[] => {
      // Without columns there is nothing to merge.
      const kept = columns.length === 0 ? 'ignore-duplicates' : resolution;
      const outcome =
        target === null || kept === null
          ? { row: insertRow(statement, row), isInserted: true }
          : upsertRow(statement, row, target, kept);
      if (outcome.isInserted) inserted++;
      return outcome.row === null ? [] : [outcome.row];
    });
    // Before AFTER triggers run: embedded rows are those at the start of the statement.
    const shaped = represent(rows);
    endStatement(statement);
    const status = resolution === 'merge-duplicates' && inserted === 0 ? 200 : 201;
    return writeResponse(call, table, status, rows, shaped, ['return', 'resolution', 'missing', 'count']);
  });
}

/** @throws PgError 42501 when the role may not write these columns, or not read those of the conflict key */
export function assertInsertGranted(
  session: Session,
  table: TableSpec,
  columns: readonly ColumnSpec[],
  target: readonly string[] | null,
  isMerging: boolean,
): void {
  const names = columns.map(({ name }) => name);
  assertGranted(table, session.role, 'insert', names);
  if (isMerging && names.length > 0) assertGranted(table, session.role, 'update', names);
  if (target !== null) assertGranted(table, session.role, 'select', isMerging ? [...target, ...names] : target);
}
