import type { SnapshotFrom } from 'xstate';
import type { OneTimeCodeInput, oneTimeCodeMachine } from './oneTimeCode.machine.ts';

export interface OneTimeCodeView {
  readonly status: 'entering' | 'sending' | 'verifying' | 'verified';
  /** When the code can be sent again, epoch ms; `null` if no code is sent. */
  readonly resendAt: number | null;
  /** Why the last code or the last request to send one was refused; otherwise `null`. */
  readonly error: unknown;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialOneTimeCodeView({ isSent, at, intervalMs }: OneTimeCodeInput): OneTimeCodeView {
  return { status: isSent ? 'entering' : 'sending', resendAt: intervalMs === null ? null : at + intervalMs, error: null };
}

/** What the step of typing a code shows for a snapshot of `oneTimeCodeMachine`. */
export function viewOfOneTimeCode(snapshot: SnapshotFrom<typeof oneTimeCodeMachine>): OneTimeCodeView {
  const { resendAt, error } = snapshot.context;
  const status = (['sending', 'verifying', 'verified'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'entering';
  return { status, resendAt, error };
}
