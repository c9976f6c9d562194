import type { SnapshotFrom } from 'xstate';
import type {
  PayoutRequestContext,
  PayoutRequestInput,
  payoutRequestMachine,
  PayoutRequestStatus,
} from './payoutRequest.machine.ts';

export interface PayoutRequestView extends Pick<
  PayoutRequestContext,
  'availableCents' | 'amountCents' | 'method' | 'problem' | 'reason' | 'error'
> {
  readonly status: PayoutRequestStatus;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialPayoutRequestView(input: PayoutRequestInput): PayoutRequestView {
  return viewOf(input.status ?? 'editing', { ...input, problem: null, reason: null, error: null });
}

const statuses = ['reviewing', 'checking', 'submitting', 'unknown', 'requested', 'approved', 'rejected', 'paid'] as const;

/** What a trader or an affiliate sees of a payout, for a snapshot of `payoutRequestMachine`. */
export function viewOfPayoutRequest(snapshot: SnapshotFrom<typeof payoutRequestMachine>): PayoutRequestView {
  return viewOf(statuses.find((tag) => snapshot.hasTag(tag)) ?? 'editing', snapshot.context);
}

function viewOf(status: PayoutRequestStatus, context: PayoutRequestContext): PayoutRequestView {
  const { availableCents, amountCents, method, problem, reason, error } = context;
  return { status, availableCents, amountCents, method, problem, reason, error };
}
