import {
  checkoutMachine,
  decodeCheckout,
  encodeCheckout,
  isAnotherOrder,
  viewOfCheckout,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutOrder,
  type CheckoutView,
} from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { leaveFor } from '../../lib/backend/leaveFor.ts';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { readLink, readReferral } from '../../lib/referral/referral.ts';
import { readAddOns } from '../../lib/price/changeAddOn.ts';
import { randomId } from '../../lib/id/randomId.ts';
import { forgetCheckout, storeCheckout, readStoredCheckout } from './storedCheckout.ts';
import { placeOrder, readReceipt } from './orderService.ts';
import { readReturnedKey } from './readReturnedKey.ts';
import { readSelection } from './readSelection.ts';

/** Starts the checkout with the URL, the browser's storage and the edge functions. */
export const start: FlowStarter<CheckoutView, CheckoutEvent> = (onView) => {
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        placeOrder: fromPromise(({ input }) => placeOrder(input)),
        readReceipt: fromPromise(async ({ input }) => {
          const { status, payment } = await readReceipt(input.key);
          return { status, failureReason: payment?.failureReason ?? null, paymentPage: null };
        }),
      },
      actions: {
        storeOrder: (_, { text }) => storeCheckout(text),
        forgetOrder: forgetCheckout,
        openPaymentPage: (_, { page }) => void (page !== null && leaveFor(page)),
        setAsideUnreadable: () => {
          console.warn('The stored order could not be read; the form starts empty.');
          forgetCheckout();
        },
      },
    }),
    { input: readInput() },
  );
  actor.subscribe((snapshot) => onView(viewOfCheckout(snapshot)));
  actor.start();
  // The order has the price page's add-ons now; one that the buyer takes out must not come back with a reload.
  history.replaceState({ ...history.state, usr: null }, '');
  return actor;
};

function readInput(): CheckoutInput {
  const query = new URLSearchParams(location.search);
  const returnedKey = readReturnedKey(query);
  const key = randomId();
  const kept = readStoredCheckout();
  const before = kept && decodeCheckout(kept.text);
  const order = returnedKey !== null && before ? {} : readAsked(query, before?.order ?? null);
  if (before?.isPlaced && isAnotherOrder(before.order, order)) {
    // Another size was selected since the order was placed: it needs its own key, and the old order is canceled with it.
    const stored = encodeCheckout({ ...before, key, isPlaced: false });
    storeCheckout(stored);
    return { stored, key, returnedKey, order };
  }
  return { stored: kept?.text ?? null, key, returnedKey, order };
}

/** The parts of the order in the URL, in the referral link and in the previous page's state. */
function readAsked(query: URLSearchParams, before: CheckoutOrder | null): Partial<CheckoutOrder> {
  const isAsked = query.has('tier') || query.has('type') || !before?.tier;
  const state: unknown = Object(history.state).usr;
  const hasAddOns = Array.isArray(Object(state).addOns);
  const coupon = readLink(location.search).coupon ?? before?.coupon ?? readReferral().coupon;
  return {
    ...(isAsked && { tier: readSelection(query).tier.id }),
    ...(hasAddOns && { addOns: readAddOns(state) }),
    ...(coupon !== null && { coupon }),
  };
}
