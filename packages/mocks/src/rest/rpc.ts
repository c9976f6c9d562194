import type { FunctionSpec, Row } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { fromJson } from '../sql/casts.ts';
import { PgError } from '../sql/PgError.ts';
import type { Relation } from './field.ts';
import { parseQuery } from './parse/query.ts';
import { objectsOf, readJson } from './payload.ts';
import { readRows } from './read.ts';
import type { RestCall } from './RestCall.ts';
import { RestError } from './RestError.ts';
import { similar } from './similar.ts';

/** POST, GET and HEAD of `/rpc/<function>`. */
export async function callFunction(call: RestCall, name: string): Promise<Response> {
  const { session, method } = call;
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  }
  const spec = known(call, name);
  const given = method === 'POST' ? await readArguments(call.request) : queryArguments(call, spec);
  const isCallable =
    spec !== undefined &&
    Object.keys(given).every((key) => spec.args.some((arg) => arg.name === key)) &&
    spec.args.every((arg) => arg.hasDefault || Object.hasOwn(given, arg.name));
  if (spec === undefined || !isCallable) throw unknownFunction(call, name, Object.keys(given));
  if (method !== 'POST' && spec.volatility === 'volatile') {
    throw new PgError('25006', `cannot execute the volatile function ${name} in a read-only transaction`);
  }
  const { enums } = session.project.spec;
  const present = spec.args.filter((arg) => Object.hasOwn(given, arg.name));
  const args = Object.fromEntries(present.map((arg) => [arg.name, fromJson(given[arg.name], arg.type, enums)]));
  return session.project.store.transaction(() => {
    session.startStatement();
    return respond(call, spec, session.callFunction(spec, args, false));
  });
}

function respond(call: RestCall, spec: FunctionSpec, result: unknown): Response {
  const { type, isSet } = spec.returns;
  if (type === 'void') return new Response(null, { status: 204 });
  const { tables } = call.session.project.spec;
  const table = Object.hasOwn(tables, type) ? tables[type] : undefined;
  const values: readonly unknown[] = isSet && Array.isArray(result) ? result : [result];
  if (table !== undefined) {
    const rows = values.filter((value) => value !== null && value !== undefined).flatMap((value) => objectsOf(value));
    const relation: Relation = { name: table.name, columns: table.columns };
    const single = isSet ? call : { ...call, media: { ...call.media, isSingle: true } };
    return readRows(single, relation, rows, parseQuery(call.parameters, new Set(spec.args.map((arg) => arg.name))));
  }
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-range': `0-${Math.max(0, values.length - 1)}/*` };
  return json(200, isSet ? values : (result ?? null), headers);
}

function known(call: RestCall, name: string): FunctionSpec | undefined {
  const { functions } = call.session.project.spec;
  return Object.hasOwn(functions, name) ? functions[name] : undefined;
}

async function readArguments(request: Request): Promise<Row> {
  const text = await request.clone().text();
  return text.trim() === '' ? {} : (objectsOf(await readJson(request))[0] ?? {});
}

/** Of the query string, what names an argument, or everything that is no filter when the function is not known. */
function queryArguments(call: RestCall, spec: FunctionSpec | undefined): Row {
  const isReading = new Set(['select', 'order', 'limit', 'offset', 'and', 'or', 'not.and', 'not.or']);
  const isTable = spec !== undefined && Object.hasOwn(call.session.project.spec.tables, spec.returns.type);
  const isArgument = (name: string): boolean => (isTable ? spec.args.some((arg) => arg.name === name) : !isReading.has(name));
  return Object.fromEntries([...call.parameters].filter(([name]) => isArgument(name)));
}

function unknownFunction(call: RestCall, name: string, keys: readonly string[]): RestError {
  const listed = keys.toSorted().join(', ');
  const missing = keys.length === 0 ? `public.${name} without parameters` : `public.${name}(${listed})`;
  const searched =
    keys.length === 0
      ? `Searched for the function public.${name} without parameters`
      : `Searched for the function public.${name} with parameter${keys.length === 1 ? '' : 's'} ${listed}`;
  const details = `${searched} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`;
  const { functions } = call.session.project.spec;
  const spec = known(call, name);
  const guess = spec === undefined ? similar(name, Object.keys(functions)) : name;
  const signature = guess === null ? '' : `(${(functions[guess]?.args ?? []).map((arg) => arg.name).join(', ')})`;
  const hint =
    guess === null ? null : `Perhaps you meant to call the function public.${guess}${spec === undefined ? '' : signature}`;
  return new RestError(404, 'PGRST202', `Could not find the function ${missing} in the schema cache`, details, hint);
}
