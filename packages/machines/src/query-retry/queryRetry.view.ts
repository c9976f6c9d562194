import type { SnapshotFrom } from 'xstate';
import type { queryRetryMachine } from './queryRetry.machine.ts';

export interface QueryRetryView {
  readonly status: 'idle' | 'pending' | 'answered' | 'failed';
  /** Number of failed attempts. */
  readonly failures: number;
}

/** The initial view, for use before XState has loaded. */
export function initialQueryRetryView(): QueryRetryView {
  return { status: 'idle', failures: 0 };
}

/** The state of a query, for a snapshot of `queryRetryMachine` (spec §9). */
export function viewOfQueryRetry(snapshot: SnapshotFrom<typeof queryRetryMachine>): QueryRetryView {
  const tags = ['pending', 'answered', 'failed'] as const;
  return { status: tags.find((tag) => snapshot.hasTag(tag)) ?? 'idle', failures: snapshot.context.failures };
}
