import type { SnapshotFrom } from 'xstate';
import type { TypedIdentifier } from './identifier.ts';
import { problemOf, type SignInProblem } from './problem.ts';
import type { SignInEvent, signInMachine } from './signIn.machine.ts';

export interface SignInView extends TypedIdentifier {
  readonly step: 'form' | 'arriving' | 'code' | 'confirm' | 'factor' | 'recovery' | 'done';
  /** What the form is waiting for: the password's verification, a code, or the provider's page. */
  readonly waitsFor: 'password' | 'code' | 'provider' | null;
  readonly problem: SignInProblem | null;
  /** In a recovery: whether the link was opened, so that only the new password is missing. */
  readonly isProved: boolean;
}

/** The initial view, for use before XState has loaded. */
export function initialSignInView(): SignInView {
  return { step: 'form', waitsFor: null, typed: '', identifier: null, problem: null, isProved: false };
}

/** Predicts the view after an event, until XState has loaded. */
export function anticipateSignIn(view: SignInView, event: SignInEvent): SignInView {
  if (event.type === 'password.submit') {
    const problem = problemOf(event);
    return { ...view, waitsFor: problem ? null : 'password', problem };
  }
  return event.type === 'code.request' && event.identifier ? { ...view, waitsFor: 'code', problem: null } : view;
}

/** What the sign-in screen shows for a snapshot of `signInMachine`. */
export function viewOfSignIn(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  const { typed, identifier, problem } = snapshot.context;
  const step =
    (['form', 'arriving', 'code', 'confirm', 'factor', 'recovery'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'done';
  return { step, waitsFor: waitOf(snapshot), typed, identifier, problem, isProved: snapshot.hasTag('proved') };
}

function waitOf(snapshot: SnapshotFrom<typeof signInMachine>): SignInView['waitsFor'] {
  if (snapshot.hasTag('signing')) return 'password';
  if (snapshot.hasTag('sending')) return 'code';
  return snapshot.hasTag('leaving') ? 'provider' : null;
}
