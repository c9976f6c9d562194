import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followTables } from './followTables.ts';
import { tableKey, type TableName } from './tableKey.ts';

/**
 * Refetches these tables' rows when the database reports a change that this user may see, and all of them whenever changes begin
 * to be heard. The tables must be in the publication `supabase_realtime`.
 * @param tables must be referentially stable
 * @param rows refetches only this table's rows, which depend on the others
 */
export function useTableChanges(tables: readonly TableName[], rows?: TableName): void {
  const queries = useQueryClient();
  useEffect(() => {
    const invalidate = (table: TableName) => void queries.invalidateQueries({ queryKey: tableKey(rows ?? table) });
    return followTables(tables, invalidate);
  }, [queries, tables, rows]);
}
