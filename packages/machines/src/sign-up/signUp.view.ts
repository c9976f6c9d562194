import type { SnapshotFrom } from 'xstate';
import { problemOf } from '../sign-in/problem.ts';
import type { SignUpContext, SignUpEvent, signUpMachine } from './signUp.machine.ts';

export interface SignUpView extends SignUpContext {
  readonly step: 'form' | 'confirm' | 'done';
  /** What the form is waiting for: the account's creation, or the provider's page. */
  readonly waitsFor: 'account' | 'provider' | null;
}

/** The initial view, for use before XState has loaded. */
export function initialSignUpView(): SignUpView {
  return { step: 'form', waitsFor: null, typed: '', identifier: null, name: '', problem: null };
}

/** Predicts the view after an event, until XState has loaded. */
export function anticipateSignUp(view: SignUpView, event: SignUpEvent): SignUpView {
  if (event.type !== 'account.submit') return view;
  const problem = problemOf(event);
  return { ...view, waitsFor: problem ? null : 'account', problem };
}

/** What the sign-up screen shows for a snapshot of `signUpMachine`. */
export function viewOfSignUp(snapshot: SnapshotFrom<typeof signUpMachine>): SignUpView {
  const step = (['form', 'confirm'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'done';
  const waitsFor = snapshot.hasTag('signing') ? 'account' : snapshot.hasTag('leaving') ? 'provider' : null;
  return { step, waitsFor, ...snapshot.context };
}
