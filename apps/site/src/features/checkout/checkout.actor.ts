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
import { forgetCheckout, keepCheckout, readKept } from './keptCheckout.ts';
import { placeOrder, readReceipt } from './orderService.ts';
import { readReturnedKey } from './readReturnedKey.ts';
import { readSelection } from './readSelection.ts';

/** Starts the checkout on the address, on what this browser keeps and on the edge functions. */
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
        storeOrder: (_, { text }) => keepCheckout(text),
        forgetOrder: forgetCheckout,
        openPaymentPage: (_, { page }) => void (page !== null && leaveFor(page)),
        setAsideUnreadable: () => {
          console.warn('What was kept of an earlier order could not be read; the form begins anew.');
          forgetCheckout();
        },
      },
    }),
    { input: readInput() },
  );
  actor.subscribe((snapshot) => onView(viewOfCheckout(snapshot)));
  actor.start();
  return actor;
};

function readInput(): CheckoutInput {
  const query = new URLSearchParams(location.search);
  const returnedKey = readReturnedKey(query);
  const key = randomId();
  const kept = readKept();
  const before = kept && decodeCheckout(kept.text);
  const order = returnedKey !== null && before ? {} : readAsked(query, before?.order ?? null);
  if (before?.isPlaced && isAnotherOrder(before.order, order)) {
    // Another size was chosen elsewhere since the order was placed: it needs a key of its own, and the old one is closed with it.
    const stored = encodeCheckout({ ...before, key, isPlaced: false });
    keepCheckout(stored);
    return { stored, key, returnedKey, order };
  }
  return { stored: kept?.text ?? null, key, returnedKey, order };
}

/** What the address, the link that led here and the page before say about the order. */
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
