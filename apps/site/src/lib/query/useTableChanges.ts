import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followTables } from './followTables.ts';
import { tableKey, type TableName } from './tableKey.ts';

/**
 * Refetches these tables' rows when the database reports a change that this user may see, and all of them whenever changes begin
 * to be heard. The tables must be in the publication `supabase_realtime`.
 * @param tables must be referentially stable
 * @param refetched the table to refetch in place of them, because its rows say something about theirs
 */
export function useTableChanges(tables: readonly TableName[], refetched?: TableName): void {
  const queries = useQueryClient();
  useEffect(() => {
    const invalidate = (table: TableName) => void queries.invalidateQueries({ queryKey: tableKey(refetched ?? table) });
    return followTables(tables, invalidate);
  }, [queries, tables, refetched]);
}
