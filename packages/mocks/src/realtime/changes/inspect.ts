import { isObject } from '../../sql/json.ts';

/** A JSON value as the service, which is written in Elixir, prints it in its messages. */
export function inspect(value: unknown): string {
  if (value === null || value === undefined) return 'nil';
  if (Array.isArray(value)) return `[${value.map(inspect).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)} => ${inspect(entry)}`);
  return `%{${entries.join(', ')}}`;
}
