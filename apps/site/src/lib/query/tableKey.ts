import type { Database } from '@duneline/specs/database';

export type TableName = keyof Database['public']['Tables'];

/** The query key of rows: the table first, then filters; `invalidateTable` finds all keys of a table. */
export function tableKey(table: TableName, ...filters: readonly unknown[]): readonly unknown[] {
  return ['table', table, ...filters];
}
