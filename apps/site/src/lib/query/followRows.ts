import type { Database } from '@duneline/specs/database';
import { getRealtime } from '../backend/client.ts';
import type { TableName } from './tableKey.ts';

export interface RowsToFollow<Name extends TableName> {
  readonly table: Name;
  readonly event: 'INSERT' | 'UPDATE';
  /** Gets every such row that this person may read. */
  readonly onRow: (row: Database['public']['Tables'][Name]['Row']) => void;
}

let channels = 0;

/** Reports new or changed rows of a table, which must be in the publication `supabase_realtime`. Returns what ends it. */
export function followRows<Name extends TableName>({ table, event, onRow }: RowsToFollow<Name>): () => void {
  let isStopped = false;
  let stop = () => {};
  void getRealtime().then(
    (socket) => {
      if (isStopped) return;
      channels += 1; // a name that is still being left cannot be joined again
      const channel = socket.channel(`rows:${table}:${event}:${channels}`);
      const change = { event: event as 'INSERT', schema: 'public', table };
      channel.on<Database['public']['Tables'][Name]['Row']>('postgres_changes', change, ({ new: row }) => onRow(row)).subscribe();
      stop = () => void socket.removeChannel(channel);
    },
    (error: unknown) => console.error(`Rows of ${table} cannot be followed: the backend could not be reached.`, error),
  );
  return () => {
    isStopped = true;
    stop();
  };
}
