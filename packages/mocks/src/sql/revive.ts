import type { Row } from '@duneline/specs/contract';
import { Interval } from './Interval.ts';
import { isObject, jsonNull } from './json.ts';
import { Numeric } from './Numeric.ts';

/** Restores Postgres numbers and intervals in a row that was transferred by structured clone (IndexedDB, BroadcastChannel). */
export function reviveRow(row: Row): Row {
  const entries = Object.entries(row);
  if (!entries.some(([, value]) => typeof value === 'object' && value !== null)) return row;
  return Object.fromEntries(entries.map(([name, value]) => [name, revive(value)]));
}

/** The same for one value. */
function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (keys.length !== 1) return Object.fromEntries(keys.map((key) => [key, revive(value[key])]));
  const { $numeric, $interval, $json } = value;
  if (typeof $numeric === 'string') return new Numeric($numeric);
  if (Array.isArray($interval)) return new Interval(Number($interval[0]), Number($interval[1]), Number($interval[2]));
  if ($json === null) return jsonNull;
  return Object.fromEntries(keys.map((key) => [key, revive(value[key])]));
}
