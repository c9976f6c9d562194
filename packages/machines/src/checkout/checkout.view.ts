import type { SnapshotFrom } from 'xstate';
import type { CheckoutEvent, CheckoutInput, checkoutMachine, CheckoutStatus } from './checkout.machine.ts';
import { emptyOrder, missingFields } from './checkoutOrder.ts';
import type { CheckoutOrder, RequiredField } from './checkoutOrder.ts';
import { decodeCheckout } from './checkoutStorage.ts';

export interface CheckoutView {
  /** The idempotency key of the order. */
  readonly key: string;
  readonly status: CheckoutStatus;
  readonly order: CheckoutOrder;
  /** The required fields that are empty, in the order of the form. */
  readonly missing: readonly RequiredField[];
  /** An error code of the server, or the payment service's reason. */
  readonly problem: string | null;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialCheckoutView({ stored, key, returnedKey, order }: CheckoutInput): CheckoutView {
  const kept = stored === null ? null : decodeCheckout(stored);
  const status = returnedKey === null ? 'editing' : 'checking';
  return viewOf(returnedKey ?? kept?.key ?? key, status, { ...emptyOrder, ...kept?.order, ...order }, null);
}

/** Predicts the view after an event: typed text appears immediately, everything else waits for the machine. */
export function anticipateCheckout(view: CheckoutView, event: CheckoutEvent): CheckoutView {
  if (event.type !== 'order.change' || view.status !== 'editing') return view;
  return viewOf(view.key, view.status, { ...view.order, ...event.change }, null);
}

/** What the checkout shows for a snapshot of `checkoutMachine`. */
export function viewOfCheckout(snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutView {
  const status = statuses.find((tag) => snapshot.hasTag(tag)) ?? 'editing';
  return viewOf(snapshot.context.key, status, snapshot.context.order, snapshot.context.problem);
}

const statuses = ['ordering', 'unsent', 'paying', 'checking', 'unchecked', 'declined', 'cancelled', 'paid'] as const;

function viewOf(key: string, status: CheckoutStatus, order: CheckoutOrder, problem: string | null): CheckoutView {
  return { key, status, order, problem, missing: missingFields(order) };
}
