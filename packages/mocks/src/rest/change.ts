import type { ColumnSpec, Row, TableSpec } from '@duneline/specs/contract';
import { assertGranted } from '../security/policies.ts';
import { assertWritable } from '../write/completeRow.ts';
import { endStatement, runStatement } from '../write/Statement.ts';
import { deleteRow, isReachable, updateRow } from '../write/updateRow.ts';
import { candidates } from './candidates.ts';
import { compileCondition } from './conditions.ts';
import { parseQuery } from './parse/query.ts';
import { objectsOf, readJson, writtenColumns, writtenRows } from './payload.ts';
import type { RestCall } from './RestCall.ts';
import { notImplemented } from './RestError.ts';
import { compileSelect } from './shape.ts';
import { writeResponse } from './writeResponse.ts';

/** PATCH of a table: writes the body's columns to every row that the filters and the policies leave. */
export async function updateTable(call: RestCall, table: TableSpec): Promise<Response> {
  const body = objectsOf(await readJson(call.request));
  const { columns } = parseQuery(call.parameters);
  const objects = body.slice(0, 1);
  const written = writtenColumns(table, objects, columns);
  // An empty object changes nothing, and Postgres is not asked.
  if (written.length === 0) return writeResponse(call, table, 200, [], [], ['return', 'count']);
  return changeRows(call, table, 'update', written, () => {
    const [changes = {}] = writtenRows(call, written, objects);
    return (statement, id) => updateRow(statement, id, changes);
  });
}

/** DELETE of a table: removes every row that the filters and the policies leave. */
export function deleteFromTable(call: RestCall, table: TableSpec): Response {
  return changeRows(call, table, 'delete', [], () => (statement, id, row) => {
    deleteRow(statement, id);
    return row;
  });
}

type Change = (statement: Parameters<typeof updateRow>[0], id: number, row: Row) => Row;

/** `prepare` reads the payload, which Postgres does only once it knows that the caller may write at all. */
function changeRows(
  call: RestCall,
  table: TableSpec,
  command: 'update' | 'delete',
  written: readonly ColumnSpec[],
  prepare: () => Change,
): Response {
  const { session, prefer } = call;
  const query = parseQuery(call.parameters);
  if (query.limit !== null || query.offset > 0) throw notImplemented(`limit and offset with ${call.method}`);
  const { enums } = session.project.spec;
  const predicates = query.filters.map((filter) => compileCondition(session.sql, enums, table, filter));
  const shape = compileSelect(table, query.select, enums);
  assertWritable(written, 'update');
  const isReading = query.filters.length > 0 || prefer.return === 'representation';
  assertGranted(table, session.role, command);
  if (isReading) assertGranted(table, session.role, 'select');
  const change = prepare();
  return runStatement(session, table, isReading, (statement) => {
    const stored = session.stored(table);
    const wanted = [...candidates(session.sql, stored, table, query.filters)].filter(
      ([, row]) => predicates.every((holds) => holds(row) === true) && isReachable(statement, command, row),
    );
    const rows = wanted.map(([id, row]) => change(statement, id, row));
    endStatement(statement);
    return writeResponse(call, table, 200, rows, rows.map(shape), ['return', 'count', 'max-affected']);
  });
}
