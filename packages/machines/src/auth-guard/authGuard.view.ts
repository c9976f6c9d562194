import type { SnapshotFrom } from 'xstate';
import type { authGuardMachine } from './authGuard.machine.ts';

export interface AuthGuardView {
  /** `checking`: show nothing private yet; `signedOut`: the redirect is in progress. */
  readonly status: 'checking' | 'signedIn' | 'signedOut';
  readonly userId: string | null;
}

/** The initial view, for use before XState has loaded. */
export function initialAuthGuardView(): AuthGuardView {
  return { status: 'checking', userId: null };
}

/** What a guarded page shows for a snapshot of `authGuardMachine` (spec §4). */
export function viewOfAuthGuard(snapshot: SnapshotFrom<typeof authGuardMachine>): AuthGuardView {
  const status = snapshot.hasTag('pending') ? 'checking' : snapshot.hasTag('allowed') ? 'signedIn' : 'signedOut';
  return { status, userId: snapshot.context.userId };
}
