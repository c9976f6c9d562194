import type { BackendSpec, ColumnSpec, FunctionSpec } from '@duneline/specs/contract';
import { isObject } from '../sql/json.ts';
import { isNumber } from '../sql/Numeric.ts';
import { isInstant } from '../sql/timestamp.ts';
import { plainTypeName } from '../sql/typeNames.ts';
import type { Relation } from './field.ts';

/** The relation of a function's rows: a table, or the columns of its result type; `null` for plain values. */
export function resultRelation(
  { tables }: BackendSpec,
  { name, returns }: FunctionSpec,
  values: readonly unknown[],
): Relation | null {
  const type = plainTypeName(returns.type);
  const table = Object.hasOwn(tables, type) ? tables[type] : undefined;
  if (table !== undefined) return { name: table.name, columns: table.columns };
  if (returns.columns !== undefined) {
    return { name, columns: returns.columns.map((column) => ({ ...column, isNullable: true })) };
  }
  const row = values.find(isObject);
  if (type !== 'record' || (row === undefined && !returns.isSet)) return null;
  const columns = Object.keys(row ?? {}).map((column): ColumnSpec => {
    const known = values
      .flatMap((value) => (isObject(value) ? [value[column]] : []))
      .find((value) => value !== null && value !== undefined);
    return { name: column, type: typeOf(known), isNullable: true };
  });
  return { name, columns };
}

function typeOf(value: unknown): string {
  if (isNumber(value)) return 'numeric';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value !== 'string')
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? '_text' : 'jsonb';
  if (isInstant(value)) return value.includes('+00:00') ? 'timestamptz' : value.includes('T') ? 'timestamp' : 'date';
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(value) ? 'uuid' : 'text';
}
