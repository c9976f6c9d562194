import type { FunctionSpec } from '@duneline/specs/contract';
import { fromJson } from '../sql/casts.ts';
import { outputText } from '../sql/output.ts';
import { PgError } from '../sql/PgError.ts';
import { functionArguments } from './functionArguments.ts';
import { isObject } from '../sql/json.ts';
import { stripNulls } from './media.ts';
import { isFilterText } from './parse/filter.ts';
import { parseQuery } from './parse/query.ts';
import { preferenceApplied } from './prefer.ts';
import { assertRangeSatisfiable, contentRange, applyRange } from './range.ts';
import { readRows } from './read.ts';
import type { RestCall } from './RestCall.ts';
import { RestError } from './RestError.ts';
import { resultRelation } from './resultRelation.ts';
import { unknownFunction } from './unknownFunction.ts';

/** POST, GET and HEAD of `/rpc/<function>`: one call in one transaction. */
export async function callFunction(call: RestCall, name: string): Promise<Response> {
  const { session, method } = call;
  const { functions, enums } = session.project.spec;
  const spec = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (method === 'OPTIONS') return describe(call, name, spec);
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  }
  const given = await functionArguments(call, spec);
  if (spec === undefined || given.values === null) throw unknownFunction(call, name, spec, given.names);
  const { values } = given;
  assertAffectable(call, spec);
  if (method !== 'POST' && spec.volatility === 'volatile') {
    session.assertCallable(spec);
    throw new PgError('25006', `cannot execute the volatile function ${name} in a read-only transaction`);
  }
  // PostgREST parses a JSON body inside the statement, after Postgres has checked the grant; parameters are parsed before.
  if (given.isJson === true) session.assertCallable(spec);
  const present = spec.args.filter((arg) => Object.hasOwn(values, arg.name));
  const args = Object.fromEntries(present.map((arg) => [arg.name, fromJson(values[arg.name], arg.type, enums, session.time)]));
  return session.project.store.transaction(() => {
    session.startStatement();
    return respond(call, spec, session.callFunction(spec, args, false));
  });
}

function respond(call: RestCall, spec: FunctionSpec, result: unknown): Response {
  const { type, isSet } = spec.returns;
  const { media, prefer } = call;
  const values: readonly unknown[] = isSet ? (Array.isArray(result) ? result : []) : [result ?? null];
  const relation = resultRelation(call.session.project.spec, spec, values);
  if (relation !== null) {
    const nothing = Object.fromEntries(relation.columns.map((column) => [column.name, null]));
    const rows = values.map((value) => (isObject(value) ? value : nothing));
    assertAffected(call, rows.length);
    const single = isSet ? call : { ...call, media: { ...media, isSingle: true } };
    return readRows(single, relation, rows, parseQuery(call.parameters, argumentNames(call)));
  }
  const query = applyRange(call, parseQuery(call.parameters, argumentNames(call)));
  const total = prefer.count === null ? null : values.length;
  if (total !== null) assertRangeSatisfiable(query.offset, total);
  const page = values.slice(query.offset, query.offset + Math.min(query.limit ?? call.maxRows, call.maxRows));
  assertAffected(call, page.length);
  const headers = {
    'content-range': contentRange(query.offset, page.length, total),
    ...preferenceApplied(prefer, 'max-affected'),
  };
  if (type === 'void' && !isSet) return new Response(null, { status: 204, headers });
  if (media.isSingle && page.length !== 1) {
    throw new RestError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${page.length} rows`,
    );
  }
  const body: unknown = isSet && !media.isSingle ? page : (page[0] ?? null);
  const status = total !== null && page.length < total ? 206 : 200;
  const text =
    media.type === 'text/csv'
      ? `pgrst_scalar\n${page.map((value) => outputText(value, 'text') ?? '').join('\n')}`
      : JSON.stringify(media.isStripped ? stripNulls(body) : body);
  return new Response(text, { status, headers: { ...headers, 'content-type': `${media.type}; charset=utf-8` } });
}

/** Parameters of a GET that are not filters are arguments. */
function argumentNames({ method, parameters }: RestCall): ReadonlySet<string> {
  if (method === 'POST') return new Set();
  return new Set(
    [...parameters]
      .flatMap(([name, value]) => (isFilterText(value) ? [] : [name]))
      .filter((name) => !/(?:^|\.)(?:order|limit|offset|and|or)$/.test(name)),
  );
}

function assertAffectable({ prefer }: RestCall, { returns }: FunctionSpec): void {
  if (prefer.maxAffected === null || returns.isSet) return;
  const message = 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict';
  throw new RestError(400, 'PGRST128', message);
}

function assertAffected({ prefer }: RestCall, count: number): void {
  if (prefer.maxAffected === null || count <= prefer.maxAffected) return;
  throw new RestError(
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    `The query affects ${count} rows`,
  );
}

function describe(call: RestCall, name: string, spec: FunctionSpec | undefined): Response {
  if (spec === undefined) throw unknownFunction(call, name, spec, []);
  const allow = spec.volatility === 'volatile' ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST';
  return new Response(null, { status: 200, headers: { allow } });
}
