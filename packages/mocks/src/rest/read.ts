import type { Row, TableSpec } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { assertGranted } from '../security/policies.ts';
import { candidates } from './candidates.ts';
import { compileCondition } from './conditions.ts';
import type { Relation } from './field.ts';
import { renderRows } from './media.ts';
import { parseQuery } from './parse/query.ts';
import { preferenceApplied } from './prefer.ts';
import type { Query } from './Query.ts';
import type { RestCall } from './RestCall.ts';
import { RestError } from './RestError.ts';
import { compileSelect, sortRows } from './shape.ts';

/** GET and HEAD of a table. */
export function readTable(call: RestCall, table: TableSpec): Response {
  const { session } = call;
  const query = ranged(call, parseQuery(call.parameters));
  const answer = prepare(call, table, query);
  assertGranted(table, session.role, 'select');
  session.startStatement();
  const stored = session.stored(table);
  const matching: Row[] = [];
  for (const [, row] of candidates(session.sql, stored, table, query.filters)) {
    if (answer.isMatch(row) && session.canSee(table, row)) matching.push(row);
  }
  return answer.respond(matching, { 'content-location': `/${table.name}${canonical(call.parameters)}` });
}

/** Rows that a function gave, read like a table. */
export function readRows(call: RestCall, relation: Relation, rows: readonly Row[], query: Query): Response {
  const answer = prepare(call, relation, ranged(call, query));
  return answer.respond(rows.filter(answer.isMatch), {});
}

/** Resolves every name in the query first, so that a wrong one is an error on an empty table too. */
function prepare(call: RestCall, relation: Relation, query: Query) {
  const { enums } = call.session.project.spec;
  const predicates = query.filters.map((filter) => compileCondition(call.session.sql, enums, relation, filter));
  const shape = compileSelect(relation, query.select, enums);
  return {
    isMatch: (row: Row): boolean => predicates.every((holds) => holds(row) === true),
    respond: (matching: readonly Row[], headers: Readonly<Record<string, string>>): Response => {
      const limit = Math.min(query.limit ?? call.maxRows, call.maxRows);
      const page = sortRows(relation, query.order, matching, enums).slice(query.offset, query.offset + limit);
      const total = call.prefer.count === null ? null : matching.length;
      if (total !== null && query.offset > total) {
        const details = `An offset of ${query.offset} was requested, but there are only ${total} rows.`;
        throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', details);
      }
      const body = renderRows(call.media, page.map(shape));
      return json(total !== null && page.length < total ? 206 : 200, body, {
        'content-type': `${call.media.type}; charset=utf-8`,
        'content-range': contentRange(query.offset, page.length, total),
        ...headers,
        ...preferenceApplied(call.prefer, 'count'),
      });
    },
  };
}

/** `0-14/100`; `*` where there are no rows or no count. */
function contentRange(offset: number, length: number, total: number | null): string {
  return `${length === 0 ? '*' : `${offset}-${offset + length - 1}`}/${total ?? '*'}`;
}

/** The query with the `Range` header of a GET taken into account. */
function ranged(call: RestCall, query: Query): Query {
  const match = /^(?:items=)?(\d+)-(\d*)$/.exec(call.request.headers.get('range') ?? '');
  if (match === null || call.method !== 'GET') return query;
  const first = Number(match[1]);
  const last = match[2] === '' ? Number.POSITIVE_INFINITY : Number(match[2]);
  if (last < first) {
    const details = 'The lower boundary must be lower than or equal to the upper boundary in the Range header.';
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', details);
  }
  return { ...query, offset: query.offset + first, limit: Math.min(query.limit ?? Number.POSITIVE_INFINITY, last - first + 1) };
}

function canonical(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
