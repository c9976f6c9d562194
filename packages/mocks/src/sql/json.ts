import { isEqual, isObject } from './compare.ts';

/** `json -> step`: an object's member or an array's element (negative counts from the end); `null` when there is none. */
export function member(json: unknown, step: unknown): unknown {
  if (Array.isArray(json)) {
    const index = typeof step === 'number' ? step : Number.NaN;
    return json.at(Number.isInteger(index) ? index : json.length) ?? null;
  }
  if (!isObject(json) || typeof step !== 'string' || !Object.hasOwn(json, step)) return null;
  return json[step] ?? null;
}

/** A JSON value as `->>` gives it: a string without quotes, `null` as SQL NULL, anything else as JSON text. */
export function jsonText(json: unknown): string | null {
  if (json === null || json === undefined) return null;
  return typeof json === 'string' ? json : JSON.stringify(json);
}

/** `outer @> inner` for JSON values and arrays. */
export function contains(outer: unknown, inner: unknown): boolean {
  if (Array.isArray(outer)) {
    const wanted = Array.isArray(inner) ? inner : [inner];
    return wanted.every((item) => outer.some((element) => (isPlain(item) ? isEqual(element, item) : contains(element, item))));
  }
  if (isObject(outer) && isObject(inner)) {
    return Object.entries(inner).every(([key, value]) => Object.hasOwn(outer, key) && contains(outer[key], value));
  }
  return isPlain(outer) && isEqual(outer, inner);
}

/** The value at a path of keys and indexes (`#>`). */
export function atPath(json: unknown, path: unknown): unknown {
  const steps: readonly unknown[] = Array.isArray(path) ? path : [path];
  return steps.reduce((value, step) => member(value, Array.isArray(value) ? Number(step) : step), json);
}

function isPlain(value: unknown): boolean {
  return !Array.isArray(value) && !isObject(value);
}
