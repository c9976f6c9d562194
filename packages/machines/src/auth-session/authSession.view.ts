import type { SnapshotFrom } from 'xstate';
import type { AuthSession, SessionProblem } from './authSession.ts';
import type { authSessionMachine } from './authSession.machine.ts';

export interface SessionView {
  /**
   * `restoring`: unknown yet; `unreachable`: a stored session must be refreshed, but the server is unreachable; `recovering`:
   * signed in by a recovery link, and a new password must be set; `signingOut`: the request is in progress.
   */
  readonly status: 'restoring' | 'unreachable' | 'signedOut' | 'signedIn' | 'recovering' | 'signingOut';
  /** `null` if and only if no user is signed in or it is unknown. */
  readonly session: AuthSession | null;
  /** The user has a second factor and has not used it in this session. */
  readonly needsSecondFactor: boolean;
  /** A link with tokens would sign in: `link.follow` or `link.keep` answers. */
  readonly isAsking: boolean;
  /** Why the last link or sign-out failed; cleared by the next sign-in. */
  readonly problem: SessionProblem | null;
}

/** The view before anything is known, for use before XState is loaded. */
export function initialSessionView(): SessionView {
  return { status: 'restoring', session: null, needsSecondFactor: false, isAsking: false, problem: null };
}

/** The session state for screens, from a snapshot of `authSessionMachine` (spec §4). */
export function viewOfSession(snapshot: SnapshotFrom<typeof authSessionMachine>): SessionView {
  const { session, problem } = snapshot.context;
  const needsSecondFactor = session?.assurance === 'aal1' && session.factors.some(({ isVerified }) => isVerified);
  return { status: statusOf(snapshot), session, needsSecondFactor, isAsking: snapshot.hasTag('asking'), problem };
}

function statusOf(snapshot: SnapshotFrom<typeof authSessionMachine>): SessionView['status'] {
  if (snapshot.hasTag('pending')) return snapshot.context.session ? 'signingOut' : 'restoring';
  if (snapshot.hasTag('present')) return snapshot.hasTag('recovering') ? 'recovering' : 'signedIn';
  return snapshot.hasTag('offline') ? 'unreachable' : 'signedOut';
}
