import type { Key } from '../element/Key.ts';

/** The key of a row that has an `id`. */
export function idOf(row: unknown): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  if (typeof id !== 'string' && typeof id !== 'number')
    throw new Error('A row of a Table has no "id". Say what tells rows apart: <Table rowKey={(row) => …}>.');
  return String(id);
}

/** The value of a column without `cell`: the one of its name. */
export function valueOf(row: unknown, name: string): string | undefined {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Keys as the table compares them: the keys of rows are texts, also of a numeric `id`. */
export function readKeys(keys: Iterable<Key> | undefined): ReadonlySet<string> | undefined {
  return keys && new Set(Array.from(keys, String));
}
