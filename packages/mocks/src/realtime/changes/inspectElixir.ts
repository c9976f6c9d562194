import { isObject } from '../../sql/json.ts';

/** Prints a JSON value as Elixir's `inspect` does, because the service is written in Elixir. */
export function inspectElixir(value: unknown): string {
  if (value === null || value === undefined) return 'nil';
  if (Array.isArray(value)) return `[${value.map(inspectElixir).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)} => ${inspectElixir(entry)}`);
  return `%{${entries.join(', ')}}`;
}
