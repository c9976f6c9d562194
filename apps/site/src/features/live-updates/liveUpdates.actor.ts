import {
  liveUpdatesMachine,
  viewOfLiveUpdates,
  type ContentChange,
  type LiveUpdatesEvent,
  type LiveUpdatesView,
} from '@duneline/machines';
import { createActor } from 'xstate';
import { getRealtime } from '../../lib/backend/client.ts';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';

/** The content tables that admins edit (spec §6, §7). */
const tables = [
  'theme_config',
  'seo_config',
  'navigation_menu',
  'page_content',
  'cta_config',
  'component_config',
  'media_library',
] as const;

const events = { INSERT: 'create', UPDATE: 'update', DELETE: 'delete' } as const satisfies Record<string, ContentChange['event']>;

/** Starts the live updates machine and passes it every change of the content tables that row-level security shows this user. */
export const start: FlowStarter<LiveUpdatesView, LiveUpdatesEvent> = (onView) => {
  const actor = createActor(liveUpdatesMachine);
  actor.subscribe((snapshot) => onView(viewOfLiveUpdates(snapshot)));
  actor.start();
  const unfollow = follow((change) => actor.send({ type: 'content.change', ...change }));
  return {
    send: (event) => actor.send(event),
    stop: () => {
      unfollow();
      actor.stop();
    },
  };
};

/**
 * Calls back with every change.
 * @returns a function that unsubscribes
 */
function follow(onChange: (change: ContentChange) => void): () => void {
  let isStopped = false;
  let stop = () => {};
  void getRealtime().then(
    (socket) => {
      if (isStopped) return;
      const channel = socket.channel('live-updates');
      for (const table of tables) {
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, ({ eventType }) =>
          onChange({ table, event: events[eventType] }),
        );
      }
      channel.subscribe();
      stop = () => void socket.removeChannel(channel);
    },
    (error: unknown) => console.error('Changes of the live content cannot be followed: the backend could not be reached.', error),
  );
  return () => {
    isStopped = true;
    stop();
  };
}
