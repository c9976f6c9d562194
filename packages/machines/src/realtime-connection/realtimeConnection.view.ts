import type { SnapshotFrom } from 'xstate';
import type { realtimeConnectionMachine } from './realtimeConnection.machine.ts';

export interface RealtimeConnectionView {
  /** `pending`: a connection is being made, or tried again before long. */
  readonly status: 'closed' | 'pending' | 'open';
  /** Why no connection was tried. */
  readonly problem: string | null;
}

/** The initial view, for use before XState has loaded. */
export function initialRealtimeConnectionView(): RealtimeConnectionView {
  return { status: 'closed', problem: null };
}

/** What a screen says of the connection for a snapshot of `realtimeConnectionMachine` (spec §9). */
export function viewOfRealtimeConnection(snapshot: SnapshotFrom<typeof realtimeConnectionMachine>): RealtimeConnectionView {
  const status = snapshot.hasTag('open') ? 'open' : snapshot.hasTag('pending') ? 'pending' : 'closed';
  return { status, problem: snapshot.context.problem };
}
