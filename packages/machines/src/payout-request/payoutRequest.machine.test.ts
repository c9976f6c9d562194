import fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { payoutRequestMachine } from './payoutRequest.machine.ts';
import type { PayoutSubmission, PayoutRequestInput } from './payoutRequest.machine.ts';
import { initialPayoutRequestView, viewOfPayoutRequest } from './payoutRequest.view.ts';

const input: PayoutRequestInput = {
  availableCents: 20_000,
  minimumCents: 5000,
  amountCents: 6000,
  method: 'UPI',
  status: null,
};

function start(changes: Partial<PayoutRequestInput> = {}, request = () => Promise.resolve<unknown>('r1'), isFound = true) {
  const actor = createActor(
    payoutRequestMachine.provide({
      actors: {
        requestPayout: fromPromise<unknown, PayoutSubmission>(request),
        findRequest: fromPromise<boolean, PayoutSubmission>(() => Promise.resolve(isFound)),
      },
    }),
    { input: { ...input, ...changes } },
  ).start();
  const view = () => viewOfPayoutRequest(actor.getSnapshot());
  const reaches = (status: string) => waitFor(actor, (snapshot) => viewOfPayoutRequest(snapshot).status === status);
  return { actor, view, reaches };
}

describe('payout request', () => {
  it.each([null, 'requested' as const, 'approved' as const])('begins as its view says before XState is loaded: %s', (status) => {
    expect(start({ status }).view()).toEqual(initialPayoutRequestView({ ...input, status }));
  });

  it('sends exactly the amounts between the minimum and what is available', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -10_000, max: 30_000 }), fc.constant(Number.NaN)), (amountCents) => {
        const { actor, view } = start();
        actor.send({ type: 'amount.change', amountCents });
        actor.send({ type: 'request.review' });
        actor.send({ type: 'request.submit' });
        expect(view().status === 'submitting').toBe(amountCents >= input.minimumCents && amountCents <= 20_000);
        actor.stop();
      }),
    );
  });

  it('looks a request up when no answer came, instead of sending it again', async () => {
    let asked = 0;
    const request = () => {
      asked += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const { actor, view, reaches } = start({}, request);
    actor.send({ type: 'request.review' });
    actor.send({ type: 'request.submit' });
    await reaches('unknown');
    actor.send({ type: 'request.submit' });
    actor.send({ type: 'request.check' });
    await reaches('requested');
    expect(asked).toBe(1);
    expect(view().availableCents).toBe(14_000);
  });

  it('gives the amount back after a rejection and lets the affiliate ask again', async () => {
    const { actor, view, reaches } = start();
    actor.send({ type: 'request.review' });
    actor.send({ type: 'request.submit' });
    await reaches('requested');
    actor.send({ type: 'payout.reject', reason: 'The address is not yours.' });
    expect(view()).toMatchObject({ status: 'rejected', reason: 'The address is not yours.', availableCents: 20_000 });
    actor.send({ type: 'request.renew' });
    expect(view()).toMatchObject({ status: 'editing', amountCents: 0, reason: null });
  });
});
