import { atPath, fromSqlJson, isObject, jsonText, jsonType, normalizeJson, toSqlJson } from '../json.ts';
import { PgError } from '../PgError.ts';
import { textOf } from './textFunctions.ts';

/** JSON functions that return NULL if an argument is NULL. */
export const jsonFunctions = {
  jsonb_typeof: jsonType,
  json_typeof: jsonType,
  jsonb_array_length: (value: unknown) => elementsOf(value, 'get array length of').length,
  json_array_length: (value: unknown) => elementsOf(value, 'get array length of').length,
  jsonb_array_elements: (value: unknown) => elementsOf(value, 'extract elements from').map(toSqlJson),
  jsonb_array_elements_text: (value: unknown) => elementsOf(value, 'extract elements from').map(jsonText),
  jsonb_object_keys: (value: unknown) => Object.keys(isObject(value) ? value : {}),
  to_jsonb: (value: unknown) => value,
  to_json: (value: unknown) => value,
  jsonb_strip_nulls: stripNulls,
  json_strip_nulls: stripNulls,
  jsonb_pretty: (value: unknown) => JSON.stringify(value, null, 4),
  jsonb_extract_path: (value: unknown, ...path: readonly unknown[]) => atPath(value, path),
  jsonb_extract_path_text: (value: unknown, ...path: readonly unknown[]) => jsonText(atPath(value, path)),
  jsonb_set: (value: unknown, path: unknown, next: unknown, isCreated: unknown = true) =>
    setAt(value, Array.isArray(path) ? path : [], fromSqlJson(next), isCreated === true),
};

/** Functions that create JSON: NULL becomes `null`. */
export const jsonMakers = {
  jsonb_build_object: buildObject,
  json_build_object: buildObject,
  jsonb_build_array: (...values: readonly unknown[]) => values.map((value) => fromSqlJson(value ?? null)),
  json_build_array: (...values: readonly unknown[]) => values.map((value) => fromSqlJson(value ?? null)),
};

function elementsOf(value: unknown, purpose: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PgError(
    '22023',
    `cannot ${purpose} ${isObject(value) ? (purpose.startsWith('get') ? 'a non-array' : 'an object') : 'a scalar'}`,
  );
}

function buildObject(...values: readonly unknown[]): unknown {
  if (values.length % 2 === 1)
    throw new PgError(
      '22023',
      'argument list must have even number of elements',
      null,
      'The arguments of jsonb_build_object() must consist of alternating keys and values.',
    );
  const built: [string, unknown][] = [];
  for (let index = 0; index < values.length; index += 2) {
    const key = values[index] ?? null;
    if (key === null) throw new PgError('22023', `argument ${index + 1}: key must not be null`);
    built.push([textOf(key), fromSqlJson(values[index + 1] ?? null)]);
  }
  return normalizeJson(Object.fromEntries(built));
}

function stripNulls(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(stripNulls);
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => (value === null ? [] : [[key, stripNulls(value)] as const])),
  );
}

function setAt(json: unknown, [first, ...rest]: readonly unknown[], next: unknown, isCreated: boolean): unknown {
  if (first === undefined) return json;
  const step = textOf(first);
  if (Array.isArray(json)) {
    if (!/^-?\d+$/.test(step)) throw new PgError('22P02', `path element at position 1 is not an integer: "${step}"`);
    const at = Number(step) < 0 ? json.length + Number(step) : Number(step);
    if (at < 0 || at >= json.length) return isCreated && rest.length === 0 ? (at < 0 ? [next, ...json] : [...json, next]) : json;
    return json.map((item: unknown, index) =>
      index === at ? (rest.length === 0 ? next : setAt(item, rest, next, isCreated)) : item,
    );
  }
  if (!isObject(json)) {
    throw new PgError('22023', 'cannot set path in scalar');
  }
  if (!Object.hasOwn(json, step)) return isCreated && rest.length === 0 ? normalizeJson({ ...json, [step]: next }) : json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      name === step ? (rest.length === 0 ? next : setAt(value, rest, next, isCreated)) : value,
    ]),
  );
}
