import { getRealtime } from '../backend/client.ts';
import type { TableName } from './tableKey.ts';

let channels = 0;

/**
 * Calls back for each table whose rows have changed as far as this user may see, and for all of them when the connection returns.
 * The tables must be in the publication `supabase_realtime`. Returns a function that ends this.
 */
export function followTables(tables: readonly TableName[], onChange: (table: TableName) => void): () => void {
  let isStopped = false;
  let stop = () => {};
  let wasJoined = false;
  void getRealtime().then(
    (socket) => {
      if (isStopped) return;
      channels += 1;
      const channel = socket.channel(`tables:${tables.join('-')}:${channels}`);
      for (const table of tables) {
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => onChange(table));
      }
      channel.subscribe((status: string) => {
        if (status !== 'SUBSCRIBED') return;
        if (wasJoined) for (const table of tables) onChange(table); // changes while disconnected were not reported
        wasJoined = true;
      });
      stop = () => void socket.removeChannel(channel);
    },
    (error: unknown) => console.error('Changes cannot be followed: the backend could not be reached.', error),
  );
  return () => {
    isStopped = true;
    stop();
  };
}
