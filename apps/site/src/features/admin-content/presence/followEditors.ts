import { getClient, getRealtime } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { randomId } from '../../../lib/id/randomId.ts';

/** Somebody who has a document open in another window. */
export interface OtherEditor {
  readonly person: string;
  readonly name: string;
  /** The same person as here. */
  readonly isSelf: boolean;
}

/** Announces this window on the document's presence channel and reports the other editors. @returns a function that leaves it */
export function followEditors(document: string, onChange: (others: readonly OtherEditor[]) => void): () => void {
  let isStopped = false;
  let stop = () => {};
  const start = async () => {
    const [client, socket, person] = await Promise.all([getClient(), getRealtime(), readPerson()]);
    if (person === null || isStopped) return;
    const { data } = await client.from('profiles').select('display_name').eq('id', person.id).maybeSingle();
    if (isStopped) return;
    const own = randomId(); // of this window
    // Row-level security lets only admins with a second factor into these channels.
    const channel = socket.channel(`admin:editors:${document}`, { config: { private: true, presence: { key: own } } });
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
  start().catch((error: unknown) => console.warn('The other editors of this document could not be read.', error));
  return () => {
    isStopped = true;
    stop();
  };
}
