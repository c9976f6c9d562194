import type { SnapshotFrom } from 'xstate';
import type { LiveUpdatesContext, liveUpdatesMachine } from './liveUpdates.machine.ts';

/** The toast of live updates: the newest change and the number of changes; `null` if none is shown. */
export type LiveUpdatesView = LiveUpdatesContext;

/** The initial view, for use before XState has loaded. */
export function initialLiveUpdatesView(): LiveUpdatesView {
  return { change: null, count: 0 };
}

/** What an admin sees for a snapshot of `liveUpdatesMachine` (spec §8). */
export function viewOfLiveUpdates({ context }: SnapshotFrom<typeof liveUpdatesMachine>): LiveUpdatesView {
  return context;
}
