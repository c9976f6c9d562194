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
import { assertAnswer, dataOf } from '../../../lib/query/answerOf.ts';

/** What the machine asks for. */
type PayoutSubmission = Pick<PayoutRequestInput, 'amountCents' | 'method'>;

/** The ids of all requests of an amount, whatever has become of them. */
async function readRequests(amountCents: number): Promise<readonly string[]> {
  const client = await getClient();
  const found = await dataOf(client.from('affiliate_payouts').select('id').eq('amount_cents', amountCents));
  return found.map(({ id }) => id);
}

/** A request, and how to find out whether it has arrived; earlier ones of the same amount do not count. */
function createRequests() {
  /** What there was before the request; `null` as long as it has not been sent. */
  let earlier: readonly string[] | null = null;
  return {
    async request({ amountCents }: PayoutSubmission): Promise<void> {
      earlier = null;
      earlier = await readRequests(amountCents);
      const client = await getClient();
      const id = await dataOf(client.rpc('request_affiliate_payout', { _amount_cents: amountCents }));
      assertAnswer(typeof id === 'string');
    },
    async find({ amountCents }: PayoutSubmission): Promise<boolean> {
      if (earlier === null) return false;
      const known = new Set(earlier);
      return (await readRequests(amountCents)).some((id) => !known.has(id));
    },
  };
}

/** Starts the machine of a payout request with this input; `onSent` is called when a request has arrived. */
export function startPayoutRequest(
  input: PayoutRequestInput,
  onSent: () => void,
): FlowStarter<PayoutRequestView, PayoutRequestEvent> {
  return (onView) => {
    const requests = createRequests();
    const machine = payoutRequestMachine.provide({
      actors: {
        requestPayout: fromPromise<unknown, PayoutSubmission>(({ input: submission }) => requests.request(submission)),
        findRequest: fromPromise<boolean, PayoutSubmission>(({ input: submission }) => requests.find(submission)),
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
