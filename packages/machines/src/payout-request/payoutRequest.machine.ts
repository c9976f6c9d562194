import { assign, setup } from 'xstate';
import { errorOf, isRefusal, rememberError } from '../effects/failure.ts';
import { requireActor } from '../effects/requireActor.ts';

/** How a trader or an affiliate is paid (spec §2: payouts). */
export type PayoutMethod = 'Bank' | 'UPI' | 'Crypto';

export interface PayoutRequestInput {
  /** The amount that can be requested now, US cents. */
  readonly availableCents: number;
  /** US cents: `payouts.minimumCents` of the specs. */
  readonly minimumCents: number;
  /** The requested amount, US cents. */
  readonly amountCents: number;
  readonly method: PayoutMethod | null;
  /** The state of the open request, `null` if there is none; its amount is not part of `availableCents`. */
  readonly status: 'requested' | 'approved' | null;
}

export interface PayoutRequestContext extends PayoutRequestInput {
  /** Why the request could not be reviewed. */
  readonly problem: 'minimum' | 'available' | 'method' | null;
  /** Why an admin rejected it. */
  readonly reason: string | null;
  /** The error of the last attempt. */
  readonly error: unknown;
}

export type PayoutRequestEvent =
  | { readonly type: 'amount.change'; readonly amountCents: number }
  | { readonly type: 'method.choose'; readonly method: PayoutMethod }
  | { readonly type: 'available.change'; readonly availableCents: number }
  | { readonly type: 'request.review' }
  | { readonly type: 'request.edit' }
  | { readonly type: 'request.submit' }
  | { readonly type: 'request.check' }
  | { readonly type: 'request.renew' }
  | { readonly type: 'payout.approve' }
  | { readonly type: 'payout.reject'; readonly reason: string }
  | { readonly type: 'payout.pay' };

/** A payout request to submit. */
export interface PayoutSubmission {
  readonly amountCents: number;
  readonly method: PayoutMethod | null;
}

/**
 * A payout request, which is reviewed before it is submitted, and its outcome (spec §2: payouts). Without a response, it is checked
 * whether the request arrived before it can be submitted again. Provide `requestPayout` (rejects with the server's `{ status }`, 0
 * without a response) and `findRequest`.
 */
export const payoutRequestMachine = setup({
  types: {
    input: {} as PayoutRequestInput,
    context: {} as PayoutRequestContext,
    events: {} as PayoutRequestEvent,
    tags: {} as PayoutRequestStatus,
  },
  actors: {
    /** Provided: requests the payout. */
    requestPayout: requireActor<unknown, PayoutSubmission>('requestPayout'),
    /** Provided: whether a request of this amount is open. */
    findRequest: requireActor<boolean, PayoutSubmission>('findRequest'),
  },
  actions: {
    changeAmount: assign(({ event }) =>
      event.type === 'amount.change' ? { amountCents: event.amountCents, problem: null } : {},
    ),
    chooseMethod: assign(({ event }) => (event.type === 'method.choose' ? { method: event.method, problem: null } : {})),
    changeAvailable: assign(({ event }) => (event.type === 'available.change' ? { availableCents: event.availableCents } : {})),
    tellMinimum: assign({ problem: 'minimum' }),
    tellAvailable: assign({ problem: 'available' }),
    tellMethod: assign({ problem: 'method' }),
    clearProblem: assign({ problem: null, error: null }),
    rememberError: assign((_, params: { readonly error: unknown }) => params),
    reserve: assign({ availableCents: ({ context }) => context.availableCents - context.amountCents }),
    release: assign({ availableCents: ({ context }) => context.availableCents + context.amountCents }),
    rememberReason: assign(({ event }) => (event.type === 'payout.reject' ? { reason: event.reason } : {})),
    forgetRequest: assign({ amountCents: 0, reason: null }),
  },
  guards: {
    isRequested: ({ context }) => context.status === 'requested',
    isApproved: ({ context }) => context.status === 'approved',
    // Not "less than", so that NaN is rejected too.
    isBelowMinimum: ({ context }) => !(context.amountCents >= context.minimumCents),
    isAboveAvailable: ({ context }) => context.amountCents > context.availableCents,
    isStillAvailable: ({ context, event }) => event.type === 'available.change' && context.amountCents <= event.availableCents,
    isMethodMissing: ({ context }) => context.method === null,
    isRefused: (_, error: unknown) => isRefusal(error),
    isRequestFound: (_, isFound: boolean) => isFound,
  },
}).createMachine({
  id: 'payout-request',
  context: ({ input }) => ({ ...input, problem: null, reason: null, error: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isRequested', target: 'requested' }, { guard: 'isApproved', target: 'approved' }, { target: 'editing' }],
    },
    editing: {
      tags: 'editing',
      on: {
        'amount.change': { actions: 'changeAmount' },
        'method.choose': { actions: 'chooseMethod' },
        'available.change': { actions: 'changeAvailable' },
        'request.review': [
          { guard: 'isBelowMinimum', actions: 'tellMinimum' },
          { guard: 'isAboveAvailable', actions: 'tellAvailable' },
          { guard: 'isMethodMissing', actions: 'tellMethod' },
          { target: 'reviewing', actions: 'clearProblem' },
        ],
      },
    },
    reviewing: {
      tags: 'reviewing',
      on: {
        'available.change': [
          { guard: 'isStillAvailable', actions: 'changeAvailable' },
          { target: 'editing', actions: ['changeAvailable', 'tellAvailable'] },
        ],
        'request.edit': { target: 'editing' },
        'request.submit': { target: 'submitting' },
      },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        src: 'requestPayout',
        input: ({ context: { amountCents, method } }) => ({ amountCents, method }),
        onDone: { target: 'requested', actions: 'reserve' },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'editing', actions: rememberError },
          { target: 'unknown', actions: rememberError },
        ],
      },
    },
    unknown: { tags: 'unknown', on: { 'request.check': { target: 'checking' } } },
    checking: {
      tags: ['submitting', 'checking'],
      invoke: {
        src: 'findRequest',
        input: ({ context: { amountCents, method } }) => ({ amountCents, method }),
        onDone: [
          { guard: { type: 'isRequestFound', params: ({ event }) => event.output }, target: 'requested', actions: 'reserve' },
          { target: 'editing' },
        ],
        onError: { target: 'unknown', actions: rememberError },
      },
    },
    requested: {
      tags: 'requested',
      on: {
        'payout.approve': { target: 'approved' },
        'payout.reject': { target: 'rejected', actions: ['rememberReason', 'release'] },
      },
    },
    approved: {
      tags: 'approved',
      on: {
        'payout.pay': { target: 'paid' },
        'payout.reject': { target: 'rejected', actions: ['rememberReason', 'release'] },
      },
    },
    rejected: { tags: 'rejected', on: { 'request.renew': { target: 'editing', actions: 'forgetRequest' } } },
    paid: { tags: 'paid', on: { 'request.renew': { target: 'editing', actions: 'forgetRequest' } } },
  },
});

/** The state of the request; `unknown`: it may or may not have arrived. */
export type PayoutRequestStatus =
  | 'editing'
  | 'reviewing'
  | 'submitting'
  | 'unknown'
  | 'checking'
  | 'requested'
  | 'approved'
  | 'rejected'
  | 'paid';
