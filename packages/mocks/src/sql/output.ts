import { joinArray } from './arrayText.ts';
import type { ArrayItems } from './arrayText.ts';
import { Interval } from './Interval.ts';
import { isObject, jsonbText, JsonNull } from './json.ts';
import { isNumber, Numeric } from './Numeric.ts';
import { floatText } from './numberText.ts';

/** Prints a value of a type as Postgres does in COPY, `::text` and arrays; `null` for NULL. */
export function outputText(value: unknown, type: string): string | null {
  if (value === null || value === undefined) return null;
  if (type.startsWith('_') && Array.isArray(value)) return joinArray(outputItems(value, type.slice(1)));
  if (type === 'json' && !(value instanceof JsonNull)) return JSON.stringify(value);
  if (type === 'jsonb' || type === 'json') return value instanceof JsonNull ? 'null' : jsonbText(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if ((type === 'timestamptz' || type === 'timestamp') && typeof value === 'string') return momentText(value);
  if ((type === 'float4' || type === 'float8') && isNumber(value)) return floatText(value, type);
  if (typeof value === 'string') return value;
  if (Array.isArray(value) || isObject(value)) return jsonbText(value);
  return value instanceof Numeric || value instanceof Interval || isNumber(value) ? String(value) : JSON.stringify(value);
}

/** Prints a timestamp as Postgres does: with a space and a short offset; only JSON has the `T`. */
function momentText(text: string): string {
  return text.replace(/^(\d+-\d\d-\d\d)T/, '$1 ').replace(/([+-]\d\d):00(?= BC|$)/, '$1');
}

function outputItems(values: readonly unknown[], type: string): ArrayItems {
  return values.map((value) => (Array.isArray(value) && type !== 'jsonb' ? outputItems(value, type) : outputText(value, type)));
}
