import { assign, setup } from 'xstate';
import { requireActor } from '../effects/requireActor.ts';

/** A verified second factor of an account (spec §3). */
export interface Factor {
  readonly id: string;
  readonly type: 'totp' | 'phone';
  /** The user's name for it, or the phone number that receives codes. */
  readonly name: string;
}

export interface SecondFactorContext {
  readonly factors: readonly Factor[];
  /** The factor to verify, `null` if none is selected. */
  readonly factor: Factor | null;
  /** Why the factors could not be read. */
  readonly error: unknown;
}

export type SecondFactorEvent =
  | { readonly type: 'factor.choose'; readonly factorId: string }
  | { readonly type: 'factor.change' | 'factor.retry' | 'factor.verify' };

/** Selecting and verifying a second factor: aal1 becomes aal2 (spec §4). Provide `readFactors`. */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    tags: {} as 'choosing' | 'proving' | 'failed' | 'verified',
  },
  actors: {
    /** Provided: the signed-in user's verified factors. */
    readFactors: requireActor<readonly Factor[]>('readFactors'),
  },
  actions: {
    keepFactors: assign((_, { factors }: { readonly factors: readonly Factor[] }) => ({ factors, factor: null, error: null })),
    chooseFirst: assign(({ context }) => ({ factor: context.factors[0] ?? null })),
    chooseFactor: assign(({ context }, { factorId }: { readonly factorId: string }) => ({
      factor: context.factors.find(({ id }) => id === factorId) ?? null,
    })),
    reportError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
  },
  guards: {
    isOnlyOne: (_, factors: readonly Factor[]) => factors.length === 1,
    isKnown: ({ context }, factorId: string) => context.factors.some(({ id }) => id === factorId),
  },
}).createMachine({
  id: 'second-factor',
  context: { factors: [], factor: null, error: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readFactors',
        onDone: [
          {
            guard: { type: 'isOnlyOne', params: ({ event }) => event.output },
            target: 'proving.only',
            actions: [{ type: 'keepFactors', params: ({ event }) => ({ factors: event.output }) }, 'chooseFirst'],
          },
          { target: 'choosing', actions: { type: 'keepFactors', params: ({ event }) => ({ factors: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'reportError', params: ({ event }) => event } },
      },
    },
    choosing: {
      tags: 'choosing',
      on: {
        'factor.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event.factorId },
          target: 'proving.chosen',
          actions: { type: 'chooseFactor', params: ({ event }) => event },
        },
      },
    },
    proving: {
      tags: 'proving',
      initial: 'only',
      on: { 'factor.verify': { target: 'verified' } },
      states: { only: {}, chosen: { on: { 'factor.change': { target: '#second-factor.choosing' } } } },
    },
    failed: { tags: 'failed', on: { 'factor.retry': { target: 'reading' } } },
    verified: { tags: 'verified', type: 'final' },
  },
});
