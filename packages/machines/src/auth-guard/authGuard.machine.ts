import { assertEvent, assign, setup } from 'xstate';
import { requireActor } from '../effects/requireActor.ts';
import { returnToOf, signInPath } from './returnTo.ts';
import type { PathAndQuery } from './returnTo.ts';

/** The fields of a session that a guard needs. */
export interface GuardSession {
  readonly userId: string;
}

export interface GuardInput {
  /** The guarded page, to which the visitor returns after signing in. */
  readonly location: PathAndQuery;
}

export interface GuardContext {
  readonly location: PathAndQuery;
  readonly userId: string | null;
}

export type GuardEvent =
  | { readonly type: 'session.signedIn'; readonly userId: string }
  | { readonly type: 'session.signedOut' }
  | { readonly type: 'check.retry' }
  /** The role may have changed, or the tab is visible again. */
  | { readonly type: 'role.recheck' }
  | { readonly type: 'location.change'; readonly location: PathAndQuery };

/** The redirect to a sign-in page; it replaces the history entry (spec §4). */
export interface SignInRedirect {
  /** Path and query of the page to return to. */
  readonly returnTo: string;
  /** Path and query of the sign-in page. */
  readonly path: string;
}

/** The guard of the affiliate pages (spec §4). Provide `getSession`, `redirectToSignIn` and `logSessionError`. */
export const authGuardMachine = setup({
  types: {
    input: {} as GuardInput,
    context: {} as GuardContext,
    events: {} as GuardEvent,
    tags: {} as 'pending' | 'allowed',
  },
  actors: {
    /** Provided: the current session, `null` when there is none. */
    getSession: requireActor<GuardSession | null>('getSession'),
  },
  actions: {
    rememberPerson: assign((_, params: GuardSession) => ({ userId: params.userId })),
    forgetPerson: assign({ userId: null }),
    rememberLocation: assign(({ event }) => {
      assertEvent(event, 'location.change');
      return { location: event.location };
    }),
    /** Provided: navigates, replacing the history entry. */
    redirectToSignIn: (_, _params: SignInRedirect) => {},
    /** Provided: logs the error. */
    logSessionError: (_, _params: { readonly error: unknown }) => {},
  },
  guards: {
    isSessionPresent: (_, session: GuardSession | null) => session !== null,
  },
}).createMachine({
  id: 'auth-guard',
  context: ({ input }) => ({ location: input.location, userId: null }),
  initial: 'unknown',
  states: {
    unknown: {
      tags: 'pending',
      invoke: {
        src: 'getSession',
        onDone: [
          {
            guard: { type: 'isSessionPresent', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'rememberPerson', params: ({ event }) => ({ userId: event.output?.userId ?? '' }) },
          },
          { target: 'signedOut', actions: { type: 'redirectToSignIn', params: ({ context }) => redirectFrom(context) } },
        ],
        onError: {
          target: 'signedOut',
          actions: [
            { type: 'logSessionError', params: ({ event }) => ({ error: event.error }) },
            { type: 'redirectToSignIn', params: ({ context }) => redirectFrom(context) },
          ],
        },
      },
      on: {
        'session.signedIn': {
          target: 'signedIn',
          actions: { type: 'rememberPerson', params: ({ event }) => ({ userId: event.userId }) },
        },
        'session.signedOut': {
          target: 'signedOut',
          actions: { type: 'redirectToSignIn', params: ({ context }) => redirectFrom(context) },
        },
        'location.change': { actions: 'rememberLocation' },
      },
    },
    signedIn: {
      tags: 'allowed',
      on: {
        'session.signedIn': { actions: { type: 'rememberPerson', params: ({ event }) => ({ userId: event.userId }) } },
        'session.signedOut': {
          target: 'signedOut',
          actions: ['forgetPerson', { type: 'redirectToSignIn', params: ({ context }) => redirectFrom(context) }],
        },
        'location.change': { actions: 'rememberLocation' },
      },
    },
    signedOut: {
      on: {
        'session.signedIn': {
          target: 'signedIn',
          actions: { type: 'rememberPerson', params: ({ event }) => ({ userId: event.userId }) },
        },
      },
    },
  },
});

function redirectFrom(context: GuardContext): SignInRedirect {
  return { returnTo: returnToOf(context.location), path: signInPath(context.location) };
}
