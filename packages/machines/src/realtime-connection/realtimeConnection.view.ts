import type { SnapshotFrom } from 'xstate';
import type { realtimeConnectionMachine } from './realtimeConnection.machine.ts';

export interface RealtimeConnectionView {
  /** `pending`: connecting, or retrying soon. */
  readonly status: 'closed' | 'pending' | 'open';
  /** Why no connection was attempted. */
  readonly problem: string | null;
}

/** The initial view, for use before XState has loaded. */
export function initialRealtimeConnectionView(): RealtimeConnectionView {
  return { status: 'closed', problem: null };
}

/** The connection state for a screen, for a snapshot of `realtimeConnectionMachine` (spec §9). */
export function viewOfRealtimeConnection(snapshot: SnapshotFrom<typeof realtimeConnectionMachine>): RealtimeConnectionView {
  const status = snapshot.hasTag('open') ? 'open' : snapshot.hasTag('pending') ? 'pending' : 'closed';
  return { status, problem: snapshot.context.problem };
}
