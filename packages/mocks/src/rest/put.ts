import type { Row, TableSpec } from '@duneline/specs/contract';
import { assertGranted } from '../security/policies.ts';
import { PgError } from '../sql/PgError.ts';
import { assertWritable } from '../write/completeRow.ts';
import { endStatement, runStatement } from '../write/Statement.ts';
import { upsertRow } from '../write/upsertRow.ts';
import { compileCondition } from './conditions.ts';
import { assertInsertGranted } from './insert.ts';
import { respondRows } from './media.ts';
import { parseQuery } from './parse/query.ts';
import { readRows, writtenColumns, writtenRows } from './payload.ts';
import { preferenceApplied } from './prefer.ts';
import type { Query } from './Query.ts';
import { compileRepresentation } from './representation.ts';
import type { RestCall } from './RestCall.ts';
import { RestError } from './RestError.ts';
import { returnedColumns } from './returning.ts';

/**
 * PUT of one row by the primary key in the filters.
 * @throws PGRST105, PGRST114, PGRST115
 */
export async function putRow(call: RestCall, table: TableSpec): Promise<Response> {
  const { session, prefer } = call;
  const query = parseQuery(call.parameters);
  if (query.limit !== null || query.offset > 0) {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  const payload = await readRows(call.request);
  assertKeyFilters(table, query);
  const represent = compileRepresentation(session, table, query, prefer.return === 'representation');
  const columns = writtenColumns(table, payload, query.columns);
  assertWritable(columns, 'insert');
  const absent = table.primaryKey.find((name) => !columns.some((column) => column.name === name));
  if (absent !== undefined) throw new PgError('42703', `column pgrst_body.${absent} does not exist`);
  const returned = returnedColumns(table, query, prefer.return);
  assertInsertGranted(session, table, columns, table.primaryKey, true);
  if (returned.length > 0) assertGranted(table, session.role, 'select', returned);
  const predicates = query.filters.map((filter) => compileCondition(session.sql, session.project.spec.enums, table, filter));
  const written = writtenRows(call, columns, payload.objects).filter((row) => predicates.every((holds) => holds(row) === true));
  return runStatement(session, table, true, (statement) => {
    const outcomes = written.map((row) => upsertRow(statement, row, table.primaryKey, 'merge-duplicates'));
    const rows = outcomes.flatMap(({ row }): readonly Row[] => (row === null ? [] : [row]));
    // Before AFTER triggers run: embedded rows are those at the start of the statement.
    const shaped = represent(rows);
    endStatement(statement);
    if (rows.length !== 1) throw new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');
    const headers = preferenceApplied(prefer, 'return');
    if (prefer.return !== 'representation') return new Response(null, { status: 204, headers });
    return respondRows(call.media, outcomes[0]?.isInserted === true ? 201 : 200, shaped, headers);
  });
}

function assertKeyFilters(table: TableSpec, { filters, embedded }: Query): void {
  const named = new Set(filters.map((filter) => (filter.kind === 'test' ? filter.field.column : '')));
  const isKey =
    table.primaryKey.length > 0 && named.size === table.primaryKey.length && table.primaryKey.every((name) => named.has(name));
  const areEqual = filters.every(
    (filter) =>
      filter.kind === 'test' &&
      filter.operator === 'eq' &&
      !filter.isNegated &&
      filter.quantifier === null &&
      filter.field.steps.length === 0,
  );
  if (isKey && areEqual && embedded.every((one) => one.filters.length === 0)) return;
  throw new RestError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators");
}
