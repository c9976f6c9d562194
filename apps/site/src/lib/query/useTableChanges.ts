import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getClient } from '../backend/client.ts';
import { tableKey, type TableName } from './tableKey.ts';

/**
 * Refetches these tables' rows when the database reports a change that this user may see, and all of them when the connection
 * returns. The tables must be in the publication `supabase_realtime`.
 * @param tables must be referentially stable
 */
export function useTableChanges(tables: readonly TableName[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    const invalidate = (table: TableName) => void queries.invalidateQueries({ queryKey: tableKey(table) });
    return followTables(tables, invalidate);
  }, [queries, tables]);
}

let channels = 0;

function followTables(tables: readonly TableName[], onChange: (table: TableName) => void): () => void {
  let isStopped = false;
  let stop = () => {};
  let wasJoined = false;
  void getClient().then(
    (client) => {
      if (isStopped) return;
      channels += 1;
      const channel = client.channel(`tables:${tables.join('-')}:${channels}`);
      for (const table of tables) {
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => onChange(table));
      }
      channel.subscribe((status: string) => {
        if (status !== 'SUBSCRIBED') return;
        if (wasJoined) for (const table of tables) onChange(table); // changes while disconnected were not reported
        wasJoined = true;
      });
      stop = () => void client.removeChannel(channel);
    },
    (error: unknown) => console.error('Changes cannot be followed: the backend could not be reached.', error),
  );
  return () => {
    isStopped = true;
    stop();
  };
}
