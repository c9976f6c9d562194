import type { Database } from '@duneline/specs/database';

export type TableName = keyof Database['public']['Tables'];

/** The cache key of rows: their table first, then whatever narrows them; `invalidateTable` finds all keys of a table. */
export function tableKey(table: TableName, ...filters: readonly unknown[]): readonly unknown[] {
  return ['table', table, ...filters];
}
