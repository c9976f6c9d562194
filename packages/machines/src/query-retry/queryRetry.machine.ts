import { assign, setup } from 'xstate';
import type { Failed } from '../effects/failure.ts';
import { requireActor } from '../effects/requireActor.ts';

export interface QueryRetryInput {
  /** Number of failed attempts: 0 for a new query. */
  readonly failures: number;
}

export interface QueryRetryContext extends QueryRetryInput {
  /** The error of the last attempt. */
  readonly error: unknown;
}

/** `query.failed`: the first attempt was made elsewhere and failed. */
export type QueryRetryEvent =
  | { readonly type: 'query.start' }
  | { readonly type: 'query.failed'; readonly error: unknown }
  | { readonly type: 'query.cancel' };

/**
 * A query that is retried three times, after 1, 2 and 4 seconds (spec §9); `queryRetryDelayMs` gives the same delays to a query
 * library. Provide `ask`.
 */
export const queryRetryMachine = setup({
  types: {
    input: {} as QueryRetryInput,
    context: {} as QueryRetryContext,
    events: {} as QueryRetryEvent,
    tags: {} as 'pending' | 'answered' | 'failed',
  },
  actors: {
    /** Provided: one attempt. */
    ask: requireActor<unknown>('ask'),
  },
  actions: {
    forgetFailures: assign({ failures: 0, error: null }),
    countFailure: assign(({ context }, params: { readonly error: unknown }) => ({
      failures: context.failures + 1,
      error: params.error,
    })),
  },
  guards: {
    isFirstFailure: ({ context }) => context.failures === 0,
    isSecondFailure: ({ context }) => context.failures === 1,
    isThirdFailure: ({ context }) => context.failures === 2,
  },
}).createMachine({
  id: 'query-retry',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'query.start': { target: 'pending.asking' },
        'query.failed': { target: 'pending.first', actions: ['forgetFailures', failed()] },
      },
    },
    pending: {
      tags: 'pending',
      initial: 'asking',
      on: { 'query.cancel': { target: 'idle', actions: 'forgetFailures' } },
      states: {
        asking: {
          invoke: {
            src: 'ask',
            onDone: { target: '#query-retry.answered', actions: 'forgetFailures' },
            onError: [
              { guard: 'isFirstFailure', target: 'first', actions: failed() },
              { guard: 'isSecondFailure', target: 'second', actions: failed() },
              { guard: 'isThirdFailure', target: 'third', actions: failed() },
              { target: '#query-retry.failed', actions: failed() },
            ],
          },
        },
        first: { after: { 1000: { target: 'asking' } } },
        second: { after: { 2000: { target: 'asking' } } },
        third: { after: { 4000: { target: 'asking' } } },
      },
    },
    answered: {
      tags: 'answered',
      on: {
        'query.start': { target: 'pending.asking' },
        'query.failed': { target: 'pending.first', actions: ['forgetFailures', failed()] },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'query.start': { target: 'pending.asking', actions: 'forgetFailures' },
        'query.failed': { target: 'pending.first', actions: ['forgetFailures', failed()] },
        'query.cancel': { target: 'idle', actions: 'forgetFailures' },
      },
    },
  },
});

function failed() {
  return { type: 'countFailure', params: ({ event }: Failed) => ({ error: event.error }) } as const;
}
