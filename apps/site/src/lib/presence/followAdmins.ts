import { getClient, getRealtime } from '../backend/client.ts';
import { readPerson } from '../backend/session.ts';
import { randomId } from '../id/randomId.ts';

/** An admin who has a record open in another window. */
export interface OtherAdmin {
  readonly person: string;
  readonly name: string;
  /** The same person as here. */
  readonly isSelf: boolean;
}

/** Announces this window on the record's presence channel and reports the other admins. @returns a function that leaves it */
export function followAdmins(record: string, onChange: (others: readonly OtherAdmin[]) => void): () => void {
  let isStopped = false;
  let stop = () => {};
  const start = async () => {
    const [client, socket, person] = await Promise.all([getClient(), getRealtime(), readPerson()]);
    if (person === null || isStopped) return;
    const { data } = await client.from('profiles').select('display_name').eq('id', person.id).maybeSingle();
    if (isStopped) return;
    const own = randomId(); // of this window
    // Row-level security lets only admins with a second factor into these channels.
    const channel = socket.channel(`admin:open:${record}`, { config: { private: true, presence: { key: own } } });
    channel.on('presence', { event: 'sync' }, () => {
      const windows = Object.entries(channel.presenceState<{ person: string; name: string }>());
      const others = windows.flatMap(([key, [one]]) => (key === own || !one ? [] : [[one.person, one.name] as const]));
      onChange([...new Map(others)].map(([id, name]) => ({ person: id, name, isSelf: id === person.id })));
    });
    channel.subscribe((status: string) => {
      if (status === 'SUBSCRIBED') void channel.track({ person: person.id, name: data?.display_name ?? '' });
    });
    stop = () => void socket.removeChannel(channel);
  };
  start().catch((error: unknown) => console.warn('Which other admins have this record open could not be read.', error));
  return () => {
    isStopped = true;
    stop();
  };
}
