import { getRealtime } from '../backend/client.ts';
import type { TableName } from './tableKey.ts';

/** The used fields of the service's `system` message. */
interface SystemMessage {
  readonly extension: string;
  readonly status: string;
  readonly message: string;
}

let channels = 0;

/**
 * Calls back for each table whose rows have changed as far as this user may see, and for all of them whenever changes begin to be
 * heard: on joining, when the connection returns, and with a new token.
 * The tables must be in the publication `supabase_realtime`. Returns a function that ends this.
 */
export function followTables(tables: readonly TableName[], onChange: (table: TableName) => void): () => void {
  let isStopped = false;
  let stop = () => {};
  void getRealtime().then(
    (socket) => {
      if (isStopped) return;
      channels += 1;
      const channel = socket.channel(`tables:${tables.join('-')}:${channels}`);
      for (const table of tables) {
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => onChange(table));
      }
      // Later than `SUBSCRIBED`; what was committed before it, so since a screen's first read, is not reported.
      channel.on('system', {}, ({ extension, status, message }: SystemMessage) => {
        if (extension !== 'postgres_changes') return;
        if (status === 'ok') for (const table of tables) onChange(table);
        else console.error(`Changes of ${tables.join(', ')} cannot be followed: ${message}`);
      });
      channel.subscribe();
      stop = () => void socket.removeChannel(channel);
    },
    (error: unknown) => console.error('Changes cannot be followed: the backend could not be reached.', error),
  );
  return () => {
    isStopped = true;
    stop();
  };
}
