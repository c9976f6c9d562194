import type { SnapshotFrom } from 'xstate';
import type { adminGuardMachine } from './adminGuard.machine.ts';

export interface AdminGuardView {
  /**
   * `loading`: "Verifying admin access..."; `unauthorized`: the Access Denied screen; `unauthenticated`: the redirect is in
   * progress.
   */
  readonly status: 'loading' | 'unauthenticated' | 'admin' | 'unauthorized';
  readonly userId: string | null;
  /** Whether access is denied because the service did not respond, so that a retry may help. */
  readonly isUnanswered: boolean;
}

/** The initial view, for use before XState has loaded. */
export function initialAdminGuardView(): AdminGuardView {
  return { status: 'loading', userId: null, isUnanswered: false };
}

/** What the console's frame shows for a snapshot of `adminGuardMachine` (spec §2, §4). */
export function viewOfAdminGuard(snapshot: SnapshotFrom<typeof adminGuardMachine>): AdminGuardView {
  return { status: statusOf(snapshot), userId: snapshot.context.userId, isUnanswered: snapshot.hasTag('unanswered') };
}

function statusOf(snapshot: SnapshotFrom<typeof adminGuardMachine>): AdminGuardView['status'] {
  if (snapshot.hasTag('pending')) return 'loading';
  if (snapshot.hasTag('allowed')) return 'admin';
  return snapshot.hasTag('refused') ? 'unauthorized' : 'unauthenticated';
}
