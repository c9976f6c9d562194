import type { ColumnSpec, Row, TableSpec } from '@duneline/specs/contract';
import { assertGranted } from '../security/policies.ts';
import { defaultOf } from '../write/columnValue.ts';
import { assertWritable } from '../write/completeRow.ts';
import { deleteRow } from '../write/removal.ts';
import { endStatement, runStatement } from '../write/Statement.ts';
import type { Statement } from '../write/Statement.ts';
import { isReachable, updateRow } from '../write/updateRow.ts';
import { candidateEntries } from './candidates.ts';
import { compileCondition } from './conditions.ts';
import { parseQuery } from './parse/query.ts';
import { readRows, writtenColumns, writtenRows } from './payload.ts';
import type { Condition } from './Query.ts';
import { compileRepresentation } from './representation.ts';
import type { RestCall } from './RestCall.ts';
import { returnedColumns } from './returning.ts';
import { writeResponse } from './writeResponse.ts';

/** PATCH of a table: updates every row that filters and policies select. As in PostgREST, `limit` has no effect. */
export async function updateTable(call: RestCall, table: TableSpec): Promise<Response> {
  const payload = await readRows(call.request);
  const { columns } = parseQuery(call.parameters);
  const first = { ...payload, objects: payload.objects.slice(0, 1) };
  const written = writtenColumns(table, payload, columns);
  // Postgres is not queried for an empty object.
  if (written.length === 0) return writeResponse(call, table, 200, [], [], ['return', 'missing', 'count', 'max-affected']);
  return changeRows(call, table, 'update', written, () => {
    const [changes = {}] = writtenRows(call, written, first.objects);
    const all = { ...defaults(call, written), ...changes };
    return (statement, id) => updateRow(statement, id, all);
  });
}

/** DELETE of a table: deletes every row that filters and policies select. */
export function deleteFromTable(call: RestCall, table: TableSpec): Response {
  return changeRows(call, table, 'delete', [], () => (statement, id, row) => (deleteRow(statement, id) ? row : null));
}

type Change = (statement: Statement, id: number, row: Row) => Row | null;

/** `prepare` parses the payload; Postgres does so only after checking the caller's grants. */
function changeRows(
  call: RestCall,
  table: TableSpec,
  command: 'update' | 'delete',
  written: readonly ColumnSpec[],
  prepare: () => Change,
): Response {
  const { session, prefer } = call;
  const query = parseQuery(call.parameters);
  const { enums } = session.project.spec;
  const predicates = query.filters.map((filter) => compileCondition(session.sql, enums, table, filter));
  const represent = compileRepresentation(session, table, query, prefer.return === 'representation');
  assertWritable(written, 'update');
  const read = [...query.filters.flatMap(columnsIn), ...returnedColumns(table, query, prefer.return)];
  assertGranted(
    table,
    session.role,
    command,
    written.map(({ name }) => name),
  );
  if (read.length > 0) assertGranted(table, session.role, 'select', read);
  const change = prepare();
  return runStatement(session, table, read.length > 0, (statement) => {
    const stored = session.stored(table);
    const wanted = [...candidateEntries(session.sql, stored, table, query.filters)].filter(
      ([, row]) => predicates.every((holds) => holds(row) === true) && isReachable(statement, command, row),
    );
    const rows = wanted.flatMap(([id, row]): readonly Row[] => {
      const changed = change(statement, id, row);
      return changed === null ? [] : [changed];
    });
    // Before AFTER triggers run: embedded rows are those at the start of the statement.
    const shaped = represent(rows);
    endStatement(statement);
    return writeResponse(call, table, 200, rows, shaped, ['return', 'missing', 'count', 'max-affected']);
  });
}

/** The values that `Prefer: missing=default` writes to omitted columns. */
function defaults({ session, prefer }: RestCall, columns: readonly ColumnSpec[]): Row {
  if (prefer.missing !== 'default') return {};
  return Object.fromEntries(columns.map((column) => [column.name, defaultOf(session.sql, column)]));
}

function columnsIn(condition: Condition): readonly string[] {
  return condition.kind === 'test' ? [condition.field.column] : condition.terms.flatMap(columnsIn);
}
