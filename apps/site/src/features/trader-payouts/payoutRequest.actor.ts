import {
  payoutRequestMachine,
  viewOfPayoutRequest,
  type PayoutRequestEvent,
  type PayoutRequestInput,
  type PayoutRequestView,
} from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { findOpenPayout, requestPayout } from './requestPayout.ts';

export interface PayoutTarget {
  readonly accountId: string;
  /** Profit to withdraw for a share, US cents. */
  readonly grossOf: (shareCents: number) => number;
  /** As it was last confirmed in the form. */
  readonly destination: () => string;
}

/** Starts the request of one account's payout. */
export function startPayoutRequest(
  input: PayoutRequestInput,
  { accountId, grossOf, destination }: PayoutTarget,
): FlowStarter<PayoutRequestView, PayoutRequestEvent> {
  return (onView) => {
    const actor = createActor(
      payoutRequestMachine.provide({
        actors: {
          requestPayout: fromPromise(({ input: { amountCents, method } }) =>
            requestPayout({ accountId, grossCents: grossOf(amountCents), method: method ?? 'Bank', destination: destination() }),
          ),
          findRequest: fromPromise(() => findOpenPayout(accountId)),
        },
      }),
      { input },
    );
    actor.subscribe((snapshot) => onView(viewOfPayoutRequest(snapshot)));
    actor.start();
    return actor;
  };
}
