import { assign, setup } from 'xstate';
import { isSentAlready } from '../sign-in/problem.ts';
import { requireActor } from '../effects/requireActor.ts';

export interface OneTimeCodeInput {
  /** Whether a code has already been sent; otherwise the machine sends one first. */
  readonly isSent: boolean;
  /** The current time, epoch ms. */
  readonly at: number;
  /** Minimum interval between two codes, in ms; `null` if no code is sent, as with an authenticator app. */
  readonly intervalMs: number | null;
}

export interface OneTimeCodeContext extends OneTimeCodeInput {
  /** The service's challenge id; `null` if there is none. */
  readonly challenge: string | null;
  /** When the code can be sent again, epoch ms; `null` if no code is sent. */
  readonly resendAt: number | null;
  /** Why the last code or the last request to send one was refused. */
  readonly error: unknown;
}

export type OneTimeCodeEvent =
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.resend'; /** The current time, epoch ms. */ readonly at: number };

/** Entering a one-time code, and requesting another one after the service's interval. Provide `sendCode` and `verifyCode`. */
export const oneTimeCodeMachine = setup({
  types: {
    input: {} as OneTimeCodeInput,
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    tags: {} as 'sending' | 'verifying' | 'verified',
  },
  actors: {
    /** Provided: sends the code and returns the challenge id, `null` if there is none. */
    sendCode: requireActor<string | null>('sendCode'),
    /** Provided: verifies the code. */
    verifyCode: requireActor<void, { readonly code: string; readonly challenge: string | null }>('verifyCode'),
  },
  actions: {
    startInterval: assign(({ context: { intervalMs } }, { at }: { readonly at: number }) => ({
      resendAt: intervalMs === null ? null : at + intervalMs,
      error: null,
    })),
    endInterval: assign({ resendAt: ({ context }) => (context.resendAt === null ? null : 0) }),
    keepChallenge: assign((_, challenge: { readonly challenge: string | null }) => challenge),
    clearError: assign({ error: null }),
    reportError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
  },
  guards: {
    isSent: ({ context }) => context.isSent,
    isIntervalOver: ({ context: { resendAt } }, at: number) => resendAt !== null && at >= resendAt,
    isSentAlready: (_, { error }: { readonly error: unknown }) => isSentAlready(error),
  },
}).createMachine({
  id: 'one-time-code',
  context: ({ input }) => ({ ...input, challenge: null, resendAt: null, error: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: 'isSent',
          target: 'entering',
          actions: { type: 'startInterval', params: ({ context }) => context },
        },
        { target: 'sending', actions: { type: 'startInterval', params: ({ context }) => context } },
      ],
    },
    sending: {
      tags: 'sending',
      invoke: {
        src: 'sendCode',
        onDone: { target: 'entering', actions: { type: 'keepChallenge', params: ({ event }) => ({ challenge: event.output }) } },
        onError: [
          {
            guard: { type: 'isSentAlready', params: ({ event }) => event },
            target: 'entering',
            actions: { type: 'reportError', params: ({ event }) => event },
          },
          { target: 'entering', actions: [{ type: 'reportError', params: ({ event }) => event }, 'endInterval'] },
        ],
      },
    },
    entering: {
      on: {
        'code.submit': { target: 'verifying', actions: 'clearError' },
        'code.resend': {
          guard: { type: 'isIntervalOver', params: ({ event }) => event.at },
          target: 'sending',
          actions: { type: 'startInterval', params: ({ event }) => event },
        },
      },
    },
    verifying: {
      tags: 'verifying',
      invoke: {
        src: 'verifyCode',
        input: ({ context, event }) => ({ code: 'code' in event ? event.code : '', challenge: context.challenge }),
        onDone: { target: 'verified' },
        onError: { target: 'entering', actions: { type: 'reportError', params: ({ event }) => event } },
      },
    },
    verified: { tags: 'verified', type: 'final' },
  },
});
