import type { SnapshotFrom } from 'xstate';
import type { RecoveryContext, RecoveryInput, recoveryMachine } from './recovery.machine.ts';

export interface RecoveryView extends Omit<RecoveryContext, 'isProved'> {
  readonly step: 'asking' | 'code' | 'reading' | 'factor' | 'password' | 'changed';
  /** Whether a request is in progress. */
  readonly isPending: boolean;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialRecoveryView({ isProved, typed, identifier }: RecoveryInput): RecoveryView {
  return { step: isProved ? 'reading' : 'asking', isPending: false, typed, identifier, problem: null };
}

/** What the recovery steps show for a snapshot of `recoveryMachine`. */
export function viewOfRecovery(snapshot: SnapshotFrom<typeof recoveryMachine>): RecoveryView {
  const { typed, identifier, problem } = snapshot.context;
  const step = (['asking', 'code', 'factor', 'password', 'changed'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'reading';
  return { step, isPending: snapshot.hasTag('sending') || snapshot.hasTag('saving'), typed, identifier, problem };
}
