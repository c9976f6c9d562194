import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutInput, CheckoutReceipt } from './checkout.machine.ts';
import { anticipateCheckout, initialCheckoutView, viewOfCheckout } from './checkout.view.ts';
import { encodeCheckout } from './checkoutStorage.ts';
import type { StoredCheckout } from './checkoutStorage.ts';
import { emptyOrder } from './checkoutOrder.ts';
import type { CheckoutOrder } from './checkoutOrder.ts';

const order: CheckoutOrder = {
  tier: '1-step-10k',
  addOns: [],
  coupon: null,
  email: 'ann@example.com',
  fullName: 'Ann Lee',
  country: 'AE',
  method: 'Visa',
  hasAcceptedTerms: true,
};
const pending: CheckoutReceipt = { status: 'pending', failureReason: null, paymentPage: 'https://pay.example/' };

/** A checkout with a server that gives the listed responses in order. */
function start(
  answers: readonly (CheckoutReceipt | { readonly status: number; readonly code: string })[],
  input: Partial<CheckoutInput> = {},
) {
  const placed: StoredCheckout[] = [];
  const pages: (string | null)[] = [];
  let stored: string | null = null;
  const left = [...answers];
  const answer = (): Promise<CheckoutReceipt> => {
    const next = left.shift();
    return next && 'paymentPage' in next ? Promise.resolve(next) : Promise.reject(next);
  };
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        placeOrder: fromPromise<CheckoutReceipt, StoredCheckout>(({ input: { key, isPlaced, order: sent } }) => {
          placed.push({ key, isPlaced, order: sent });
          return answer();
        }),
        readReceipt: fromPromise<CheckoutReceipt, StoredCheckout>(answer),
      },
      actions: {
        storeOrder: (_, { text }) => {
          stored = text;
        },
        openPaymentPage: (_, { page }) => void pages.push(page),
      },
    }),
    { input: { stored: null, key: 'k1', returnedKey: null, order, ...input } },
  ).start();
  const view = () => viewOfCheckout(actor.getSnapshot());
  return {
    actor,
    placed,
    pages,
    view,
    stored: () => stored,
    place: () => actor.send({ type: 'order.place' }),
    reaches: (status: string) => waitFor(actor, (snapshot) => viewOfCheckout(snapshot).status === status),
  };
}

describe('checkout', () => {
  it.each([
    { stored: null, key: 'k1', returnedKey: null, order: {} },
    { stored: encodeCheckout({ key: 'k0', isPlaced: true, order }), key: 'k1', returnedKey: null, order: { tier: '1-step-5k' } },
    { stored: '{', key: 'k1', returnedKey: null, order },
    { stored: encodeCheckout({ key: 'k0', isPlaced: true, order }), key: 'k1', returnedKey: 'k0', order: {} },
  ])('begins as its view says before XState is loaded: %j', (input) => {
    const { actor, view } = start([], input);
    expect(view()).toEqual(initialCheckoutView(input));
    actor.stop();
  });

  it('repeats an attempt of which no answer came with the same key and the same order', async () => {
    const { actor, place, placed, pages, reaches } = start([
      { status: 0, code: 'offline' },
      { status: 503, code: 'busy' },
      pending,
    ]);
    place();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await reaches('unsent');
      actor.send({ type: 'order.retry', freshKey: `fresh-${attempt}` });
    }
    await reaches('paying');
    expect(placed).toEqual(Array.from({ length: 3 }, () => ({ key: 'k1', isPlaced: true, order })));
    expect(pages).toEqual(['https://pay.example/']);
  });

  it('pays a declined order again under its key, also by another method', async () => {
    const { actor, place, placed, reaches, view } = start([
      pending,
      { status: 'failed', failureReason: 'The bank declined the payment.', paymentPage: null },
      pending,
    ]);
    place();
    await reaches('paying');
    actor.send({ type: 'payment.return' });
    await reaches('declined');
    expect(view()).toMatchObject({ problem: 'The bank declined the payment.', order });
    actor.send({ type: 'order.edit' });
    actor.send({ type: 'order.change', change: { method: 'UPI' }, freshKey: 'k2' });
    actor.send({ type: 'order.place' });
    await reaches('paying');
    expect(placed.map(({ key, order: { method } }) => [key, method])).toEqual([
      ['k1', 'Visa'],
      ['k1', 'UPI'],
    ]);
  });

  it('takes a fresh key for another order, and for one whose key is spent', async () => {
    const { actor, place, placed, reaches } = start([
      { status: 422, code: 'coupon_expired' },
      { status: 409, code: 'order_closed' },
      pending,
    ]);
    place();
    await reaches('editing');
    actor.send({ type: 'order.change', change: { coupon: 'DUNE10' }, freshKey: 'k2' });
    actor.send({ type: 'order.place' });
    await reaches('cancelled');
    actor.send({ type: 'order.retry', freshKey: 'k3' });
    await reaches('paying');
    expect(placed.map(({ key }) => key)).toEqual(['k1', 'k2', 'k3']);
  });

  it('finds the order again when the visitor comes back from the payment service', async () => {
    const before = start([pending]);
    before.place();
    await before.reaches('paying');
    const after = start([{ ...pending, status: 'paid' }], { stored: before.stored(), key: 'k9', returnedKey: 'k1', order: {} });
    await after.reaches('paid');
    expect(after.view().order).toEqual(order);
    expect(after.placed).toEqual([]);
  });

  it('never places an order again before it is known what became of the payment', async () => {
    const { actor, placed, reaches } = start(
      [
        { status: 0, code: 'offline' },
        { ...pending, status: 'paid' },
      ],
      { returnedKey: 'k1' },
    );
    await reaches('unchecked');
    actor.send({ type: 'order.place' });
    actor.send({ type: 'order.retry', freshKey: 'k2' });
    await reaches('paid');
    expect(placed).toEqual([]);
  });

  it.each([{ type: 'order.change', change: { email: 'b@c.example' }, freshKey: 'k2' }, { type: 'payment.return' }] as const)(
    'shows after $type what it anticipated',
    (event) => {
      const { actor, view } = start([]);
      const anticipated = anticipateCheckout(view(), event);
      actor.send(event);
      expect(view()).toEqual(anticipated);
      actor.stop();
    },
  );

  it.each([
    { tier: emptyOrder.tier },
    { email: ' ' },
    { fullName: emptyOrder.fullName },
    { country: emptyOrder.country },
    { method: emptyOrder.method },
    { hasAcceptedTerms: false },
  ])('names the required field that is empty, and does not place the order: %j', (change) => {
    const { actor, place, placed, view } = start([pending]);
    actor.send({ type: 'order.change', change, freshKey: 'k2' });
    place();
    expect(view()).toMatchObject({ status: 'editing', missing: Object.keys(change) });
    expect(placed).toEqual([]);
    actor.stop();
  });
});
