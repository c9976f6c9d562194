import type { Row, TableSpec } from '@duneline/specs/contract';
import { candidateRows } from './candidates.ts';
import type { Relation } from './field.ts';
import { respondRows } from './media.ts';
import { parseQuery } from './parse/query.ts';
import { assertEmbeds, assertReadable } from './plan/assertReadable.ts';
import { compileRead, joinRows } from './plan/compileRead.ts';
import { planRead } from './plan/planRead.ts';
import type { Reader } from './plan/Reader.ts';
import { preferenceApplied } from './prefer.ts';
import type { Query } from './Query.ts';
import { assertRangeSatisfiable, contentRange, applyRange } from './range.ts';
import type { RestCall } from './RestCall.ts';

/** GET and HEAD of a table. */
export function readTable(call: RestCall, table: TableSpec): Response {
  const { session } = call;
  const query = applyRange(call, parseQuery(call.parameters));
  const plan = planRead(session.project.spec.tables, table, query);
  const reader = compileRead(session, plan, call.maxRows);
  assertReadable(session, plan);
  session.startStatement();
  const visible: Row[] = [];
  for (const row of candidateRows(session.sql, session.stored(table), table, query.filters)) {
    if (reader.isMatch(row) && session.canSee(table, row)) visible.push(row);
  }
  return respond(call, reader, visible, query, { 'content-location': `/${table.name}${canonical(call.parameters)}` });
}

/** Reads the rows returned by a function like a table. */
export function readRows(call: RestCall, relation: Relation, rows: readonly Row[], parsed: Query): Response {
  const { session } = call;
  const query = applyRange(call, parsed);
  const plan = planRead(session.project.spec.tables, relation, query);
  const reader = compileRead(session, plan, call.maxRows);
  assertEmbeds(session, plan);
  return respond(call, reader, rows.filter(reader.isMatch), query, {});
}

function respond(
  call: RestCall,
  reader: Reader,
  rows: readonly Row[],
  query: Query,
  headers: Readonly<Record<string, string>>,
): Response {
  const isCounting = call.prefer.count !== null;
  const total = isCounting ? rows.filter((row) => reader.isCounted({ row, embedded: [] })).length : null;
  if (total !== null) assertRangeSatisfiable(query.offset, total);
  const page = reader.finish(joinRows(reader, rows));
  const types = new Map(reader.columns.map(({ name, type }) => [name, type]));
  const all = {
    'content-range': contentRange(query.offset, page.length, total),
    ...headers,
    ...preferenceApplied(call.prefer, 'count'),
  };
  return respondRows(call.media, total !== null && page.length < total ? 206 : 200, page, all, types);
}

/** The query string, with parameters sorted by name. */
function canonical(parameters: URLSearchParams): string {
  const sorted = [...parameters].toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  const text = sorted.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return text === '' ? '' : `?${text}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
