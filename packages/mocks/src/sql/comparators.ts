import { boundType } from './casts.ts';
import type { Enums } from './casts.ts';
import { compare, compareArrays } from './compare.ts';
import { compareJson } from './json.ts';
import { compareNetworks } from './network.ts';
import { orderRanges, parseRange } from './range.ts';
import { compareMoments } from './timestamp.ts';
import { plainTypeName, rangeTypes } from './typeNames.ts';

/** Compares two non-null values. */
export type Comparator = (left: unknown, right: unknown) => number;

/** Compares values of a type: enums by declaration order, text by code unit (the C collation). */
export function comparatorOf(typeName: string, enums: Enums): Comparator {
  const type = plainTypeName(typeName);
  const labels = Object.hasOwn(enums, type) ? enums[type] : undefined;
  if (labels !== undefined) return (left, right) => labels.indexOf(String(left)) - labels.indexOf(String(right));
  if (type.startsWith('_')) {
    const element = comparatorOf(type.slice(1), enums);
    // Arrays are compared by their elements first, whatever their dimensions; a JSON array is one element.
    const flat = (items: readonly unknown[]): readonly unknown[] => (type === '_jsonb' ? items : items.flat(6));
    return (left, right) => (Array.isArray(left) && Array.isArray(right) ? compareArrays(flat(left), flat(right), element) : 0);
  }
  const bounds = rangeTypes.get(type);
  if (bounds !== undefined) {
    const bound = boundType(bounds);
    return (left, right) => orderRanges(parseRange(String(left), bound), parseRange(String(right), bound), bound);
  }
  switch (type) {
    case 'date':
    case 'timestamp':
    case 'timestamptz':
      return (left, right) => compareMoments(String(left), String(right));
    case 'timetz':
      return (left, right) => zonedTime(String(left)) - zonedTime(String(right)) || compare(right, left);
    case 'jsonb':
      return (left, right) => compareJson(left, right);
    case 'bpchar':
      return (left, right) => compare(String(left).trimEnd(), String(right).trimEnd());
    case 'citext':
      return (left, right) => compare(String(left).toLowerCase(), String(right).toLowerCase());
    case 'inet':
    case 'cidr':
      return (left, right) => compareNetworks(String(left), String(right));
    default:
      return compare;
  }
}

/** Seconds since midnight UTC. */
function zonedTime(text: string): number {
  const match = /^(\d+):(\d+):(\d+(?:\.\d+)?)([+-])(\d\d)(?::(\d\d))?$/.exec(text);
  if (match === null) return 0;
  const [hours, minutes, seconds, offsetHours, offsetMinutes] = [match[1], match[2], match[3], match[5], match[6]].map((part) =>
    Number(part ?? 0),
  );
  const offset = ((offsetHours ?? 0) * 60 + (offsetMinutes ?? 0)) * 60;
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0) + (match[4] === '-' ? offset : -offset);
}
