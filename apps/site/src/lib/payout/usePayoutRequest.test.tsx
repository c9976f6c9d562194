import { payoutRequestMachine, viewOfPayoutRequest, type PayoutRequestInput } from '@duneline/machines';
import { createRoot, type Root } from 'react-dom/client';
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { usePayoutRequest, type PayoutRequestOptions } from './usePayoutRequest.ts';

const startMachine =
  (input: PayoutRequestInput): Awaited<ReturnType<PayoutRequestOptions['load']>> =>
  (onView) => {
    const actor = createActor(payoutRequestMachine, { input });
    actor.subscribe((snapshot) => onView(viewOfPayoutRequest(snapshot)));
    actor.start();
    return actor;
  };

type Request = ReturnType<typeof usePayoutRequest>;

let request: Request;
let loaded: PromiseWithResolvers<void>;
let root: Root;

function Form({ availableCents }: { readonly availableCents: number }) {
  const load = async (input: PayoutRequestInput) => {
    await loaded.promise;
    return startMachine(input);
  };
  const current = usePayoutRequest({ availableCents, method: 'UPI', load });
  useEffect(() => {
    request = current;
  });
  return null;
}

const show = (availableCents: number) => act(async () => root.render(<Form availableCents={availableCents} />));
/** Does something, and waits until all that follows is drawn. */
const then = (work: () => void) => act(async () => work());
const reviewed = () => ({ status: request.view.status, amountCents: request.view.amountCents });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  loaded = Promise.withResolvers();
  root = createRoot(document.createElement('div'));
  await show(20_000);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('an amount that is typed and reviewed before the statechart is loaded is the one that is reviewed', async () => {
  await then(() => request.changeAmount(10_000));
  expect(request.amountCents).toBe(10_000);
  await then(() => request.review());
  await then(() => loaded.resolve());
  await vi.waitFor(() => expect(reviewed()).toEqual({ status: 'reviewing', amountCents: 10_000 }));
});

it('what is typed stays when what is available changes', async () => {
  await then(() => request.changeAmount(10_000));
  await show(25_000);
  expect(request.amountCents).toBe(10_000);
});

it('all that is available is asked for until something is typed', async () => {
  loaded.resolve();
  await show(15_000);
  await then(() => request.review());
  await vi.waitFor(() => expect(reviewed()).toEqual({ status: 'reviewing', amountCents: 15_000 }));
});

it('a reviewed amount that is no longer available is shown with what is wrong', async () => {
  loaded.resolve();
  await then(() => request.review());
  await vi.waitFor(() => expect(request.view.status).toBe('reviewing'));
  await show(15_000);
  await vi.waitFor(() => expect(request.view).toMatchObject({ status: 'editing', problem: 'available' }));
  expect(request.amountCents).toBe(20_000);
});
