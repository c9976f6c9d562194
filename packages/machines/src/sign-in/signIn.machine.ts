import { assertEvent, assign, setup } from 'xstate';
import type { Credentials, SocialProvider, TypedIdentifier } from './identifier.ts';
import { isSentAlready, isUnconfirmed, problemOf, type SignInProblem } from './problem.ts';
import { requireActor } from '../effects/requireActor.ts';

/**
 * The user's state on arrival: nobody is signed in, the user follows a password recovery link, a second factor is still required,
 * or the user is signed in.
 */
export type Arrival = 'nobody' | 'recovering' | 'factorMissing' | 'signedIn';

export interface SignInContext extends TypedIdentifier {
  readonly problem: SignInProblem | null;
}

export type SignInEvent =
  | ({ readonly type: 'password.submit' } & Credentials)
  | ({ readonly type: 'code.request' } & TypedIdentifier)
  | { readonly type: 'provider.choose'; readonly provider: SocialProvider }
  | ({ readonly type: 'recovery.request' } & TypedIdentifier)
  | { readonly type: 'recovery.finish' | 'factor.verify' | 'session.signedIn' | 'session.signedOut' | 'step.back' };

/**
 * Signing in with a password, a one-time code or a provider, and with the second factor when the account has one (spec §4, §5).
 * Provide `readArrival`, `signIn`, `sendCode`, `openProvider` and `signOut`.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    tags: {} as
      | 'form'
      | 'arriving'
      | 'signing'
      | 'sending'
      | 'leaving'
      | 'code'
      | 'confirm'
      | 'factor'
      | 'recovery'
      | 'proved'
      | 'done',
  },
  actors: {
    /** Provided: the user's state on arrival, from the stored session. */
    readArrival: requireActor<Arrival>('readArrival'),
    /** Provided: signs in with the password. */
    signIn: requireActor<void, Credentials>('signIn'),
    /** Provided: sends a one-time code, if the account exists. */
    sendCode: requireActor<void, TypedIdentifier>('sendCode'),
    /** Provided: redirects to the provider's page. */
    openProvider: requireActor<void, { readonly provider: SocialProvider }>('openProvider'),
    /** Provided: ends the session in this browser. */
    signOut: requireActor<void>('signOut'),
  },
  actions: {
    keepTyped: assign((_, { typed, identifier }: TypedIdentifier) => ({ typed, identifier, problem: null })),
    clearProblem: assign({ problem: null }),
    reportForm: assign((_, typed: Credentials) => ({ problem: problemOf(typed) })),
    reportIdentifier: assign({ problem: { kind: 'identifier' } as const }),
    reportRefusal: assign((_, { error }: { readonly error: unknown }) => ({ problem: { kind: 'refused', error } as const })),
  },
  guards: {
    isComplete: (_, typed: Credentials) => problemOf(typed) === null,
    isIdentifierKnown: (_, { identifier }: TypedIdentifier) => identifier !== null,
    isSomebody: (_, arrival: Arrival) => arrival !== 'nobody',
    isRecovering: (_, arrival: Arrival) => arrival === 'recovering',
    isFactorMissing: (_, arrival: Arrival) => arrival === 'factorMissing',
    isSignedIn: (_, arrival: Arrival) => arrival === 'signedIn',
    isUnconfirmed: (_, { error }: { readonly error: unknown }) => isUnconfirmed(error),
    isSentAlready: (_, { error }: { readonly error: unknown }) => isSentAlready(error),
  },
}).createMachine({
  id: 'sign-in',
  context: { typed: '', identifier: null, problem: null },
  initial: 'form',
  states: {
    form: {
      tags: 'form',
      initial: 'reading',
      on: {
        'password.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'signingIn',
            actions: { type: 'keepTyped', params: ({ event }) => event },
          },
          { actions: { type: 'reportForm', params: ({ event }) => event } },
        ],
        'code.request': [
          {
            guard: { type: 'isIdentifierKnown', params: ({ event }) => event },
            target: 'sendingCode',
            actions: { type: 'keepTyped', params: ({ event }) => event },
          },
          { actions: 'reportIdentifier' },
        ],
        'provider.choose': { target: 'leaving', actions: 'clearProblem' },
        'recovery.request': { target: 'recovering', actions: { type: 'keepTyped', params: ({ event }) => event } },
        'session.signedIn': { target: 'arriving' },
      },
      states: {
        reading: {
          invoke: {
            src: 'readArrival',
            onDone: [
              { guard: { type: 'isSomebody', params: ({ event }) => event.output }, target: '#sign-in.arriving' },
              { target: 'idle' },
            ],
            onError: { target: 'idle', actions: { type: 'reportRefusal', params: ({ event }) => event } },
          },
        },
        idle: {},
      },
    },
    arriving: {
      tags: 'arriving',
      invoke: {
        src: 'readArrival',
        onDone: [
          { guard: { type: 'isRecovering', params: ({ event }) => event.output }, target: 'renewing' },
          { guard: { type: 'isFactorMissing', params: ({ event }) => event.output }, target: 'secondFactor' },
          { guard: { type: 'isSignedIn', params: ({ event }) => event.output }, target: 'signedIn' },
          { target: 'form.idle' },
        ],
        onError: { target: 'form.idle', actions: { type: 'reportRefusal', params: ({ event }) => event } },
      },
    },
    signingIn: {
      tags: ['form', 'signing'],
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'password.submit');
          return event;
        },
        onDone: { target: 'arriving' },
        onError: [
          { guard: { type: 'isUnconfirmed', params: ({ event }) => event }, target: 'confirming' },
          { target: 'form.idle', actions: { type: 'reportRefusal', params: ({ event }) => event } },
        ],
      },
    },
    sendingCode: {
      tags: ['form', 'sending'],
      invoke: {
        src: 'sendCode',
        input: ({ context }) => context,
        onDone: { target: 'code' },
        onError: [
          { guard: { type: 'isSentAlready', params: ({ event }) => event }, target: 'code' },
          { target: 'form.idle', actions: { type: 'reportRefusal', params: ({ event }) => event } },
        ],
      },
    },
    leaving: {
      tags: ['form', 'leaving'],
      invoke: {
        src: 'openProvider',
        input: ({ event }) => {
          assertEvent(event, 'provider.choose');
          return event;
        },
        // The browser is leaving the page; if the visitor comes back by the browser's history, they see the form.
        onDone: { target: 'form.idle' },
        onError: { target: 'form.idle', actions: { type: 'reportRefusal', params: ({ event }) => event } },
      },
    },
    code: { tags: 'code', on: { 'session.signedIn': { target: 'arriving' }, 'step.back': { target: 'form.idle' } } },
    confirming: { tags: 'confirm', on: { 'session.signedIn': { target: 'arriving' }, 'step.back': { target: 'form.idle' } } },
    secondFactor: {
      tags: 'factor',
      on: {
        'factor.verify': { target: 'signedIn' },
        'session.signedOut': { target: 'form.idle' },
        'step.back': { target: 'signingOut' },
      },
    },
    signingOut: {
      tags: 'factor',
      invoke: {
        src: 'signOut',
        onDone: { target: 'form.idle' },
        onError: { target: 'form.idle', actions: { type: 'reportRefusal', params: ({ event }) => event } },
      },
    },
    recovering: { tags: 'recovery', on: { 'recovery.finish': { target: 'signedIn' }, 'step.back': { target: 'form.idle' } } },
    renewing: {
      tags: ['recovery', 'proved'],
      on: { 'recovery.finish': { target: 'signedIn' }, 'session.signedOut': { target: 'form.idle' } },
    },
    signedIn: { tags: 'done', type: 'final' },
  },
});
