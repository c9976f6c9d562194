import type { SnapshotFrom } from 'xstate';
import type { SecondFactorContext, secondFactorMachine } from './secondFactor.machine.ts';

export interface SecondFactorView extends SecondFactorContext {
  readonly status: 'reading' | 'choosing' | 'proving' | 'failed' | 'verified';
}

/** The initial view, for use before XState has loaded. */
export function initialSecondFactorView(): SecondFactorView {
  return { status: 'reading', factors: [], factor: null, error: null };
}

/** What the step of the second factor shows for a snapshot of `secondFactorMachine`. */
export function viewOfSecondFactor(snapshot: SnapshotFrom<typeof secondFactorMachine>): SecondFactorView {
  const status = (['choosing', 'proving', 'failed', 'verified'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'reading';
  return { status, ...snapshot.context };
}
