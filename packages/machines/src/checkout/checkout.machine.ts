import { assign, setup } from 'xstate';
import { codeOf, errorOf, isRefusal, statusOf } from '../effects/failure.ts';
import type { Failed } from '../effects/failure.ts';
import { emptyOrder, isAnotherOrder, missingFields } from './checkoutOrder.ts';
import type { CheckoutOrder } from './checkoutOrder.ts';
import { decodeCheckout, encodeCheckout } from './checkoutStorage.ts';
import type { StoredCheckout } from './checkoutStorage.ts';
import { requireActor } from '../effects/requireActor.ts';

export interface CheckoutInput {
  /** The value stored under `checkoutStorageKey`, `null` if there is none. */
  readonly stored: string | null;
  /** A fresh UUID. */
  readonly key: string;
  /** The key in the payment service's return URL, `null` on other visits. */
  readonly returnedKey: string | null;
  /** Values from the URL and the session, which override stored ones. */
  readonly order: Partial<CheckoutOrder>;
}

export interface CheckoutContext extends StoredCheckout {
  readonly stored: string | null;
  readonly returnedKey: string | null;
  /** Why the last attempt failed: an error code of the server, or the payment service's reason. */
  readonly problem: string | null;
}

/** The server's state of an order. */
export interface CheckoutReceipt {
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';
  /** Why the last payment failed. */
  readonly failureReason: string | null;
  /** URL of the payment page, `null` if there is nothing to pay. */
  readonly paymentPage: string | null;
}

/** The error of `placeOrder` and `readReceipt`; status 0 if there was no response. */
export interface CheckoutFailure {
  readonly status: number;
  readonly code: string;
}

/** `freshKey`: a new UUID, used if the order differs from that of the current key. */
export type CheckoutEvent =
  | { readonly type: 'order.change'; readonly change: Partial<CheckoutOrder>; readonly freshKey: string }
  | { readonly type: 'order.edit' }
  | { readonly type: 'order.place' }
  | { readonly type: 'order.retry'; readonly freshKey: string }
  | { readonly type: 'payment.return' };

/**
 * From the selected size to the paid order (spec §2: /checkout). An attempt that may have reached the server is repeated with
 * the same key, and a payment is looked up before it is requested again, so that a retry can never charge twice. Provide
 * `placeOrder`, `readReceipt`, `storeOrder`, `forgetOrder`, `openPaymentPage` and `setAsideUnreadable`.
 */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as CheckoutStatus,
  },
  actors: {
    /** Provided: creates the order of this key, or finds the existing one. */
    placeOrder: requireActor<CheckoutReceipt, StoredCheckout>('placeOrder'),
    /** Provided: the current state of this key's order. */
    readReceipt: requireActor<CheckoutReceipt, StoredCheckout>('readReceipt'),
  },
  actions: {
    changeOrder: assign(({ context, event }) =>
      event.type === 'order.change' ? { order: { ...context.order, ...event.change }, problem: null } : {},
    ),
    takeFreshKey: assign(({ event }) => ('freshKey' in event ? { key: event.freshKey, isPlaced: false } : {})),
    markPlaced: assign({ isPlaced: true, problem: null }),
    clearProblem: assign({ problem: null }),
    rememberProblem: assign((_, params: { readonly problem: string | null }) => params),
    /** Provided: stores the checkout until the visitor returns. */
    storeOrder: (_, _params: { readonly text: string }) => {},
    /** Provided: deletes the stored data. */
    forgetOrder: () => {},
    /** Provided: redirects to the payment service. */
    openPaymentPage: (_, _params: { readonly page: string | null }) => {},
    /** Provided: moves unreadable stored text to another key and logs it once. */
    setAsideUnreadable: (_, _params: { readonly stored: string | null }) => {},
  },
  guards: {
    isPaymentReturned: ({ context }) => context.returnedKey !== null,
    isStoredUnreadable: ({ context }) => context.stored !== null && decodeCheckout(context.stored) === null,
    isKeyOutdated: ({ context, event }) =>
      event.type === 'order.change' && context.isPlaced && isAnotherOrder(context.order, event.change),
    isOrderComplete: ({ context }) => missingFields(context.order).length === 0,
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
          target: 'editing',
          actions: { type: 'setAsideUnreadable', params: ({ context }) => ({ stored: context.stored }) },
        },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'editing',
      on: {
        'order.change': [
          { guard: 'isKeyOutdated', actions: ['changeOrder', 'takeFreshKey', store()] },
          { actions: ['changeOrder', store()] },
        ],
        'order.place': { guard: 'isOrderComplete', target: 'ordering', actions: ['markPlaced', store()] },
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
          { guard: { type: 'isRefused', params: errorOf }, target: 'editing', actions: failed() },
          { target: 'unsent', actions: failed() },
        ],
      },
    },
    unsent: {
      tags: 'unsent',
      on: { 'order.retry': { target: 'ordering' }, 'order.edit': { target: 'editing', actions: 'clearProblem' } },
    },
    paying: {
      tags: 'paying',
      on: {
        'payment.return': { target: 'checking' },
        'order.retry': { target: 'ordering' },
        'order.edit': { target: 'editing', actions: 'clearProblem' },
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
    declined: {
      tags: 'declined',
      on: { 'order.retry': { target: 'ordering' }, 'order.edit': { target: 'editing', actions: 'clearProblem' } },
    },
    cancelled: {
      tags: 'cancelled',
      on: {
        'order.retry': { target: 'ordering', actions: ['takeFreshKey', 'markPlaced', store()] },
        'order.change': { target: 'editing', actions: ['changeOrder', 'takeFreshKey', store()] },
      },
    },
    paid: { type: 'final', tags: 'paid' },
  },
});

/** The state of the checkout; `unsent` and `unchecked` are attempts that may or may not have arrived. */
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
