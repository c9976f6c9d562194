import { isValidElement, type ReactNode } from 'react';
import { warnOnce } from '../dev/warnOnce.ts';
import type { Keys } from '../element/Key.ts';

/** The key of a row that has an `id`. */
export function readRowKey(row: unknown): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  if (typeof id === 'string' || typeof id === 'number') return String(id);
  throw new Error('A row of a Table has no "id". Name another key: <Table rowKey={(row) => …}>.');
}

/** The content of a cell in a column without `cell`: the row's value of that name. */
export function readCell(row: unknown, name: string): ReactNode {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
  if (typeof value === 'string' || typeof value === 'number' || isValidElement(value)) return value;
  warnOnce(
    value !== undefined && value !== null,
    `The column "${name}" of a Table has values that are no texts or numbers. Give it cell={(row) => …}.`,
    value,
  );
  return undefined;
}

/** Keys as a table compares them: as texts. */
export function readKeys(keys: Keys | undefined): ReadonlySet<string> | undefined {
  return keys && new Set(Array.from(keys, String));
}
