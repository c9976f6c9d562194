import type { FunctionSpec, Row } from '@duneline/specs/contract';
import { isFilterText } from './parse/filter.ts';
import { contentType, notAcceptable, objectsOf, parseBody } from './payload.ts';
import type { RestCall } from './RestCall.ts';

/** The arguments of a call; `values` is `null` if they do not match the function. */
export interface FunctionArguments {
  readonly names: readonly string[];
  readonly values: Row | null;
  /** Whether the values come from a JSON body. */
  readonly isJson?: boolean;
}

/**
 * Reads a call's arguments as JSON or text: from the query string, a JSON object, a form, or the whole body if the function takes
 * one.
 * @throws PGRST102
 */
export async function functionArguments(call: RestCall, spec: FunctionSpec | undefined): Promise<FunctionArguments> {
  if (call.method !== 'POST') return fitting(spec, queryArguments(call, spec));
  const type = contentType(call.request);
  const text = await call.request.text();
  if (type === 'application/x-www-form-urlencoded') return fitting(spec, listed([...new URLSearchParams(text)], spec));
  const wholeTypes = bodyTypes.get(type);
  if (wholeTypes === undefined) throw notAcceptable(call.request);
  const [only] = spec?.args ?? [];
  const takesBody = spec?.args.length === 1 && only?.name === '' && wholeTypes.includes(only.type);
  if (type !== 'application/json') return { names: [], values: takesBody ? { '': text } : null };
  const body = text === '' ? {} : parseBody(text);
  const [object = {}] = objectsOf(body);
  const given = fitting(spec, object);
  return { ...given, ...(given.values === null && takesBody && { values: { '': body } }), isJson: true };
}

/** Media types by type of a single unnamed argument, which receives the whole body. */
const bodyTypes: ReadonlyMap<string, readonly string[]> = new Map([
  ['application/json', ['json', 'jsonb']],
  ['text/plain', ['text']],
  ['text/xml', ['xml']],
  ['application/octet-stream', ['bytea']],
]);

function fitting(spec: FunctionSpec | undefined, values: Row): FunctionArguments {
  const names = Object.keys(values);
  const isFitting =
    spec !== undefined &&
    names.every((name) => spec.args.some((arg) => arg.name === name)) &&
    spec.args.every((arg) => arg.hasDefault || Object.hasOwn(values, arg.name));
  return { names, values: isFitting ? values : null };
}

function queryArguments({ parameters }: RestCall, spec: FunctionSpec | undefined): Row {
  const isReading = /^(?:select|columns|on_conflict)$|(?:^|\.)(?:order|limit|offset|and|or)$/;
  return listed(
    [...parameters].filter(([name, value]) => !isReading.test(name) && !isFilterText(value)),
    spec,
  );
}

/** For repeated names, the last value is used. */
function listed(pairs: readonly (readonly [string, string])[], spec: FunctionSpec | undefined): Row {
  const known = new Set(spec?.args.map(({ name }) => name));
  return Object.fromEntries(pairs.filter(([name]) => name !== 'apikey' || known.has(name)));
}
