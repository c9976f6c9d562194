import { assertEvent, assign, setup } from 'xstate';
import type { Credentials, SocialProvider, TypedIdentifier } from '../sign-in/identifier.ts';
import { isSentAlready, problemOf, type SignInProblem } from '../sign-in/problem.ts';
import { requireActor } from '../effects/requireActor.ts';

/** The data of a new account. */
export interface NewAccount extends Credentials {
  readonly name: string;
}

export interface SignUpContext extends TypedIdentifier {
  readonly name: string;
  readonly problem: SignInProblem | null;
}

export type SignUpEvent =
  | ({ readonly type: 'account.submit' } & NewAccount)
  | { readonly type: 'provider.choose'; readonly provider: SocialProvider }
  | { readonly type: 'session.signedIn' | 'step.back' };

/** Creating an account and confirming its address or number (spec §5). Provide `signUp` and `openProvider`. */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    tags: {} as 'form' | 'signing' | 'leaving' | 'confirm' | 'done',
  },
  actors: {
    /** Provided: creates the account. Returns whether the user is signed in immediately or must confirm first. */
    signUp: requireActor<boolean, NewAccount>('signUp'),
    /** Provided: redirects to the provider's page. */
    openProvider: requireActor<void, { readonly provider: SocialProvider }>('openProvider'),
  },
  actions: {
    keepTyped: assign((_, { typed, identifier, name }: NewAccount) => ({ typed, identifier, name, problem: null })),
    clearProblem: assign({ problem: null }),
    reportForm: assign((_, typed: Credentials) => ({ problem: problemOf(typed) })),
    reportRefusal: assign((_, { error }: { readonly error: unknown }) => ({ problem: { kind: 'refused', error } as const })),
  },
  guards: {
    isComplete: (_, typed: Credentials) => problemOf(typed) === null,
    isSignedIn: (_, isSignedIn: boolean) => isSignedIn,
    isSentAlready: (_, { error }: { readonly error: unknown }) => isSentAlready(error),
  },
}).createMachine({
  id: 'sign-up',
  context: { typed: '', identifier: null, name: '', problem: null },
  initial: 'form',
  states: {
    form: {
      tags: 'form',
      on: {
        'account.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'signingUp',
            actions: { type: 'keepTyped', params: ({ event }) => event },
          },
          { actions: { type: 'reportForm', params: ({ event }) => event } },
        ],
        'provider.choose': { target: 'leaving', actions: 'clearProblem' },
        'session.signedIn': { target: 'signedIn' },
      },
    },
    signingUp: {
      tags: ['form', 'signing'],
      invoke: {
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'account.submit');
          return event;
        },
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => event.output }, target: 'signedIn' },
          { target: 'confirming' },
        ],
        onError: [
          { guard: { type: 'isSentAlready', params: ({ event }) => event }, target: 'confirming' },
          { target: 'form', actions: { type: 'reportRefusal', params: ({ event }) => event } },
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
        onDone: { target: 'form' },
        onError: { target: 'form', actions: { type: 'reportRefusal', params: ({ event }) => event } },
      },
    },
    confirming: { tags: 'confirm', on: { 'session.signedIn': { target: 'signedIn' }, 'step.back': { target: 'form' } } },
    signedIn: { tags: 'done', type: 'final' },
  },
});
