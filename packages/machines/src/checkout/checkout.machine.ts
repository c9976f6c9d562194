import { assign, setup } from 'xstate';
import { codeOf, errorOf, isRefusal, statusOf } from '../effects/failure.ts';
import type { Failed } from '../effects/failure.ts';
import { emptyOrder, isAnotherOrder, missingFields } from './checkoutOrder.ts';
import type { CheckoutOrder, CheckoutStep } from './checkoutOrder.ts';
import { decodeCheckout, encodeCheckout } from './checkoutStorage.ts';
import type { StoredCheckout } from './checkoutStorage.ts';
import { requireActor } from '../effects/requireActor.ts';

export interface CheckoutInput {
  /** The text found under `checkoutStorageKey`, `null` when there is none. */
  readonly stored: string | null;
  /** A fresh UUID. */
  readonly key: string;
  /** The key with which the payment service sent the visitor back, `null` on any other visit. */
  readonly returnedKey: string | null;
  /** What the address and the session already say; it counts more than what was stored. */
  readonly order: Partial<CheckoutOrder>;
}

export interface CheckoutContext extends StoredCheckout {
  readonly stored: string | null;
  readonly returnedKey: string | null;
  /** Why the last attempt came to nothing: an error code of the server, or the reason of the payment service. */
  readonly problem: string | null;
}

/** The server's word on an order. */
export interface CheckoutReceipt {
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';
  /** Why the last payment failed. */
  readonly failureReason: string | null;
  /** Where it is paid, `null` when there is nothing to pay. */
  readonly paymentPage: string | null;
}

/** What `placeOrder` and `readReceipt` reject with; status 0 when no answer came. */
export interface CheckoutFailure {
  readonly status: number;
  readonly code: string;
}

/** `freshKey`: a new UUID, used when what is ordered is another order than the one of the present key. */
export type CheckoutEvent =
  | { readonly type: 'order.change'; readonly change: Partial<CheckoutOrder>; readonly freshKey: string }
  | { readonly type: 'step.continue' }
  | { readonly type: 'step.back' }
  | { readonly type: 'order.place' }
  | { readonly type: 'order.retry'; readonly freshKey: string }
  | { readonly type: 'payment.return' };

/**
 * From the chosen size to the paid order (decisions: /checkout). An attempt that may have reached the server is repeated with
 * the same key, and a payment is looked up before it is asked for again: a retry can never charge twice.
 * Provide `placeOrder`, `readReceipt`, `storeOrder`, `forgetOrder`, `openPaymentPage` and `setAsideUnreadable`.
 */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as CheckoutStep | CheckoutStatus,
  },
  actors: {
    /** Provided: makes the order of this key, or finds the one it made before. */
    placeOrder: requireActor<CheckoutReceipt, StoredCheckout>('placeOrder'),
    /** Provided: the order of this key as it stands now. */
    readReceipt: requireActor<CheckoutReceipt, StoredCheckout>('readReceipt'),
  },
  actions: {
    changeOrder: assign(({ context, event }) =>
      event.type === 'order.change' ? { order: { ...context.order, ...event.change }, problem: null } : {},
    ),
    takeFreshKey: assign(({ event }) => ('freshKey' in event ? { key: event.freshKey, isPlaced: false } : {})),
    markPlaced: assign({ isPlaced: true, problem: null }),
    rememberProblem: assign((_, params: { readonly problem: string | null }) => params),
    /** Provided: keeps the checkout for when the visitor comes back. */
    storeOrder: (_, _params: { readonly text: string }) => {},
    /** Provided: deletes the stored data. */
    forgetOrder: () => {},
    /** Provided: leaves for the payment service. */
    openPaymentPage: (_, _params: { readonly page: string | null }) => {},
    /** Provided: moves what was stored aside and says so once in the log. */
    setAsideUnreadable: (_, _params: { readonly stored: string | null }) => {},
  },
  guards: {
    isPaymentReturned: ({ context }) => context.returnedKey !== null,
    isStoredUnreadable: ({ context }) => context.stored !== null && decodeCheckout(context.stored) === null,
    isKeyOutdated: ({ context, event }) =>
      event.type === 'order.change' && context.isPlaced && isAnotherOrder(context.order, event.change),
    isSelectionComplete: has('selection'),
    isContactComplete: has('contact'),
    isMethodChosen: has('method'),
    isOrderComplete: has('selection', 'contact', 'method', 'terms'),
    isPaid: (_, { status }: CheckoutReceipt) => status === 'paid' || status === 'refunded',
    isCancelled: (_, { status }: CheckoutReceipt) => status === 'cancelled',
    isDeclined: (_, { status }: CheckoutReceipt) => status === 'failed',
    isKeySpent: (_, error: unknown) => statusOf(error) === 409,
    isRefused: (_, error: unknown) => isRefusal(error),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { stored, key, returnedKey, order } }) => {
    const kept = stored === null ? null : decodeCheckout(stored);
    return {
      stored,
      returnedKey,
      problem: null,
      isPlaced: returnedKey !== null || (kept?.isPlaced ?? false),
      key: returnedKey ?? kept?.key ?? key,
      order: { ...emptyOrder, ...kept?.order, ...order },
    };
  },
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: 'isPaymentReturned', target: 'checking' },
        {
          guard: 'isStoredUnreadable',
          target: 'editing.selection',
          actions: { type: 'setAsideUnreadable', params: ({ context }) => ({ stored: context.stored }) },
        },
        { target: 'editing.selection' },
      ],
    },
    editing: {
      tags: 'editing',
      initial: 'selection',
      on: {
        'order.change': [
          { guard: 'isKeyOutdated', actions: ['changeOrder', 'takeFreshKey', store()] },
          { actions: ['changeOrder', store()] },
        ],
      },
      states: {
        selection: { tags: 'selection', on: { 'step.continue': { guard: 'isSelectionComplete', target: 'contact' } } },
        contact: {
          tags: 'contact',
          on: {
            'step.continue': { guard: 'isContactComplete', target: 'method' },
            'step.back': { target: 'selection' },
          },
        },
        method: {
          tags: 'method',
          on: { 'step.continue': { guard: 'isMethodChosen', target: 'terms' }, 'step.back': { target: 'contact' } },
        },
        terms: {
          tags: 'terms',
          on: {
            'order.place': { guard: 'isOrderComplete', target: '#checkout.ordering', actions: ['markPlaced', store()] },
            'step.back': { target: 'method' },
          },
        },
      },
    },
    ordering: {
      tags: 'ordering',
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid', actions: 'forgetOrder' },
          {
            target: 'paying',
            actions: { type: 'openPaymentPage', params: ({ event }) => ({ page: event.output.paymentPage }) },
          },
        ],
        onError: [
          { guard: { type: 'isKeySpent', params: errorOf }, target: 'cancelled', actions: failed() },
          { guard: { type: 'isRefused', params: errorOf }, target: 'editing.terms', actions: failed() },
          { target: 'unsent', actions: failed() },
        ],
      },
    },
    unsent: { tags: 'unsent', on: { 'order.retry': { target: 'ordering' }, 'step.back': { target: 'editing.terms' } } },
    paying: {
      tags: 'paying',
      on: {
        'payment.return': { target: 'checking' },
        'order.retry': { target: 'ordering' },
        'step.back': { target: 'editing.method' },
      },
    },
    checking: {
      tags: 'checking',
      invoke: {
        src: 'readReceipt',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid', actions: 'forgetOrder' },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'declined',
            actions: { type: 'rememberProblem', params: ({ event }) => ({ problem: event.output.failureReason }) },
          },
          { guard: { type: 'isCancelled', params: ({ event }) => event.output }, target: 'cancelled' },
          { target: 'paying' },
        ],
        onError: { target: 'unchecked', actions: failed() },
      },
    },
    unchecked: { tags: 'unchecked', on: { 'order.retry': { target: 'checking' } } },
    declined: { tags: 'declined', on: { 'order.retry': { target: 'ordering' }, 'step.back': { target: 'editing.method' } } },
    cancelled: {
      tags: 'cancelled',
      on: {
        'order.retry': { target: 'ordering', actions: ['takeFreshKey', 'markPlaced', store()] },
        'order.change': { target: 'editing.selection', actions: ['changeOrder', 'takeFreshKey', store()] },
      },
    },
    paid: { type: 'final', tags: 'paid' },
  },
});

/** What the checkout is doing; `unsent` and `unchecked` are attempts of which nobody knows whether they arrived. */
export type CheckoutStatus =
  | 'editing'
  | 'ordering'
  | 'unsent'
  | 'paying'
  | 'checking'
  | 'unchecked'
  | 'declined'
  | 'cancelled'
  | 'paid';

/** Whether nothing is missing that these steps ask for. */
function has(...steps: readonly CheckoutStep[]) {
  return ({ context }: { readonly context: CheckoutContext }) =>
    steps.every((step) => missingFields(context.order, step).length === 0);
}

function failed() {
  return {
    type: 'rememberProblem',
    params: ({ event }: Failed) => ({ problem: codeOf(event.error) || 'unexpected_failure' }),
  } as const;
}

function store() {
  return {
    type: 'storeOrder',
    params: ({ context }: { readonly context: CheckoutContext }) => ({ text: encodeCheckout(context) }),
  } as const;
}
