import {
  payoutRequestMachine,
  viewOfPayoutRequest,
  type PayoutRequestEvent,
  type PayoutRequestInput,
  type PayoutRequestView,
} from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { getClient } from '../../../lib/backend/client.ts';
import type { FlowStarter } from '../../../lib/flow/createFlow.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';

/** What the machine asks for. */
type PayoutSubmission = Pick<PayoutRequestInput, 'amountCents' | 'method'>;

async function requestPayout({ amountCents }: PayoutSubmission): Promise<void> {
  const client = await getClient();
  await dataOf(client.rpc('request_affiliate_payout', { _amount_cents: amountCents }));
}

async function findRequest({ amountCents }: PayoutSubmission): Promise<boolean> {
  const client = await getClient();
  const found = await dataOf(
    client.from('affiliate_payouts').select('id').eq('status', 'requested').eq('amount_cents', amountCents).limit(1),
  );
  return found.length > 0;
}

/** Starts the machine of a payout request with this input; `onSent` is called when a request has arrived. */
export function startPayoutRequest(
  input: PayoutRequestInput,
  onSent: () => void,
): FlowStarter<PayoutRequestView, PayoutRequestEvent> {
  return (onView) => {
    const machine = payoutRequestMachine.provide({
      actors: {
        requestPayout: fromPromise<unknown, PayoutSubmission>(({ input: submission }) => requestPayout(submission)),
        findRequest: fromPromise<boolean, PayoutSubmission>(({ input: submission }) => findRequest(submission)),
      },
    });
    const actor = createActor(machine, { input });
    let status: PayoutRequestView['status'] = input.status ?? 'editing';
    actor.subscribe((snapshot) => {
      const view = viewOfPayoutRequest(snapshot);
      if (view.status === 'requested' && status !== 'requested') onSent();
      status = view.status;
      onView(view);
    });
    actor.start();
    return actor;
  };
}
