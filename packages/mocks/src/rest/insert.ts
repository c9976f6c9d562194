import type { Row, TableSpec } from '@duneline/specs/contract';
import { assertGranted } from '../security/policies.ts';
import { assertWritable } from '../write/completeRow.ts';
import { insertRow } from '../write/insertRow.ts';
import { endStatement, runStatement } from '../write/Statement.ts';
import { upsertRow } from '../write/upsertRow.ts';
import { parseQuery } from './parse/query.ts';
import { objectsOf, readJson, writtenColumns, writtenRows } from './payload.ts';
import type { RestCall } from './RestCall.ts';
import { conflictColumns } from './conflict.ts';
import { compileSelect } from './shape.ts';
import { writeResponse } from './writeResponse.ts';

/** POST to a table: one object or an array of them; an upsert when `Prefer: resolution=` says so. */
export async function insertIntoTable(call: RestCall, table: TableSpec): Promise<Response> {
  const { session, prefer } = call;
  const query = parseQuery(call.parameters);
  const shape = compileSelect(table, query.select, session.project.spec.enums);
  const body = await readJson(call.request);
  const objects = objectsOf(body);
  const columns = writtenColumns(table, objects, query.columns);
  assertWritable(columns, 'insert');
  const target = prefer.resolution === null ? null : conflictColumns(table, query.onConflict);
  const isReading = prefer.return !== 'minimal' || target !== null;
  assertGranted(table, session.role, 'insert');
  if (prefer.resolution === 'merge-duplicates') assertGranted(table, session.role, 'update');
  if (isReading) assertGranted(table, session.role, 'select');
  const written = writtenRows(call, columns, objects);
  return runStatement(session, table, isReading, (statement) => {
    let inserted = 0;
    const rows = written.flatMap((row): readonly Row[] => {
      if (target === null || prefer.resolution === null) {
        inserted++;
        return [insertRow(statement, row)];
      }
      const outcome = upsertRow(statement, row, target, prefer.resolution);
      if (outcome.isInserted) inserted++;
      return outcome.row === null ? [] : [outcome.row];
    });
    endStatement(statement);
    const status = target !== null && inserted === 0 ? 200 : 201;
    return writeResponse(call, table, status, rows, rows.map(shape), ['return', 'resolution', 'missing', 'count']);
  });
}
