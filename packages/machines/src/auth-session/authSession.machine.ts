import { assign, setup } from 'xstate';
import type { AuthSession, SessionLink, SessionProblem, SignOutScope } from './authSession.ts';
import { fieldOf } from '../effects/fieldOf.ts';
import { requireActor } from '../effects/requireActor.ts';
import { isRetryable } from './isRetryable.ts';

/** An older link in the URL causes a warning (spec §9 "Auth"). */
const staleAfterMs = 120_000;
/** GoTrue's identity errors (spec §8), and a link that another browser asked for: the session is kept. */
const harmlessErrors = [
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
  'pkce_code_verifier_missing',
];
/** Statuses of a sign-out for which the server has no session any more, so it counts as done (spec §8). */
const alreadyOver: readonly unknown[] = [401, 403, 404];

export interface AuthSessionInput {
  readonly link: SessionLink;
  /** Whether the browser has a stored session. */
  readonly isStored: boolean;
  /** When the page was opened, in epoch milliseconds. */
  readonly at: number;
}

export interface AuthSessionContext extends AuthSessionInput {
  readonly session: AuthSession | null;
  readonly problem: SessionProblem | null;
  /** The scope of the sign-out in progress. */
  readonly scope: EndingScope;
}

/** A sign-out of the `others` changes nothing in this tab. */
export type EndingScope = Exclude<SignOutScope, 'others'>;

/** The session events (spec §4), and sign-out. */
export type AuthSessionEvent =
  | { readonly type: 'session.signedIn'; readonly session: AuthSession }
  | { readonly type: 'session.refreshed'; readonly session: AuthSession }
  | { readonly type: 'session.userUpdated'; readonly session: AuthSession }
  | { readonly type: 'session.recovery'; readonly session: AuthSession }
  | { readonly type: 'session.secondFactorVerified'; readonly session: AuthSession }
  | { readonly type: 'session.signedOut' }
  | { readonly type: 'session.signOut'; readonly scope: EndingScope }
  /** The answers to the question whether a link with tokens may sign in. */
  | { readonly type: 'link.follow' | 'link.keep' };

/** The result of an auth link: a session, and whether a new password must be set. */
export interface FollowedLink {
  readonly session: AuthSession;
  readonly isRecovery: boolean;
}

/**
 * The session of this page and across tabs (spec §4, §8, §9 "Auth"). Provide `followLink`, `readSession`, `clearSession`,
 * `signOut`, `clearAddress`, `warnStaleLink`, `logLinkProblem` and `logReadError`.
 */
export const authSessionMachine = setup({
  types: {
    input: {} as AuthSessionInput,
    context: {} as AuthSessionContext,
    events: {} as AuthSessionEvent,
    tags: {} as 'pending' | 'asking' | 'present' | 'recovering' | 'offline',
  },
  actors: {
    /** Provided: exchanges the parameters in the URL for a session. */
    followLink: requireActor<FollowedLink, SessionLink>('followLink'),
    /** Provided: the stored session, refreshed if necessary; `null` if there is none. */
    readSession: requireActor<AuthSession | null>('readSession'),
    /** Provided: removes the session from this browser. */
    clearSession: requireActor<void>('clearSession'),
    /** Provided: ends the sessions of this scope on the server, and removes this one. */
    signOut: requireActor<void, { readonly scope: EndingScope }>('signOut'),
  },
  actions: {
    rememberSession: assign((_, { session }: { readonly session: AuthSession }) => ({ session, problem: null })),
    updateSession: assign((_, { session }: { readonly session: AuthSession | null }) => ({ session })),
    forgetSession: assign({ session: null }),
    rememberScope: assign((_, { scope }: { readonly scope: EndingScope }) => ({ scope, problem: null })),
    rememberProblem: assign((_, problem: SessionProblem) => ({ problem })),
    rememberLinkError: assign(({ context }) => ({ problem: { during: 'link' as const, error: context.link } })),
    /** Provided: removes the link's parameters from the URL. */
    clearAddress: () => {},
    /** Provided: logs a warning (spec §9). */
    warnStaleLink: () => {},
    /** Provided: logs the error. */
    logReadError: (_, _params: { readonly error: unknown }) => {},
  },
  guards: {
    isLinkStale: ({ context: { link, at } }) => link.kind === 'session' && at - link.issuedAt >= staleAfterMs,
    /** A code is good only in the browser that asked for it. */
    isCode: ({ context: { link } }) => link.kind === 'code',
    /** Anybody can send a link with their own tokens: what is entered afterwards would be theirs. */
    isTokenLink: ({ context: { link } }) => link.kind === 'session',
    isHarmlessError: ({ context: { link } }) => link.kind === 'error' && harmlessErrors.includes(link.code),
    isLinkError: ({ context: { link } }) => link.kind === 'error',
    isStored: ({ context }) => context.isStored,
    isRecovery: (_, { isRecovery }: FollowedLink) => isRecovery,
    isSessionPresent: (_, { session }: { readonly session: AuthSession | null }) => session !== null,
    isRetryable: (_, { error }: { readonly error: unknown }) => isRetryable(error),
    isSamePerson: ({ context }, { session }: { readonly session: AuthSession }) =>
      session.person.id === context.session?.person.id,
    isAlreadyOver: (_, { error }: { readonly error: unknown }) => alreadyOver.includes(fieldOf(error, 'status')),
  },
}).createMachine({
  id: 'auth-session',
  context: ({ input }) => ({ ...input, session: null, problem: null, scope: 'global' }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'pending',
      always: [
        { guard: 'isTokenLink', target: 'asking' },
        { guard: 'isCode', target: 'following' },
        { guard: 'isHarmlessError', target: 'restoring', actions: ['rememberLinkError', 'clearAddress'] },
        { guard: 'isLinkError', target: 'clearing', actions: ['rememberLinkError', 'clearAddress'] },
        { guard: 'isStored', target: 'restoring' },
        { target: 'signedOut' },
      ],
    },
    asking: {
      tags: ['pending', 'asking'],
      on: {
        'link.follow': [{ guard: 'isLinkStale', target: 'following', actions: 'warnStaleLink' }, { target: 'following' }],
        'link.keep': [
          { guard: 'isStored', target: 'restoring', actions: 'clearAddress' },
          { target: 'signedOut', actions: 'clearAddress' },
        ],
      },
    },
    following: {
      tags: 'pending',
      invoke: {
        src: 'followLink',
        input: ({ context }) => context.link,
        onDone: [
          {
            guard: { type: 'isRecovery', params: ({ event }) => event.output },
            target: 'signedIn.recovering',
            actions: [{ type: 'rememberSession', params: ({ event }) => event.output }, 'clearAddress'],
          },
          {
            target: 'signedIn',
            actions: [{ type: 'rememberSession', params: ({ event }) => event.output }, 'clearAddress'],
          },
        ],
        onError: [
          {
            guard: { type: 'isRetryable', params: ({ event }) => event },
            target: 'restoring',
            actions: { type: 'rememberProblem', params: ({ event }) => ({ during: 'link', error: event.error }) },
          },
          {
            target: 'clearing',
            actions: [
              { type: 'rememberProblem', params: ({ event }) => ({ during: 'link', error: event.error }) },
              'clearAddress',
            ],
          },
        ],
      },
    },
    restoring: {
      tags: 'pending',
      invoke: {
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isSessionPresent', params: ({ event }) => ({ session: event.output }) },
            target: 'signedIn',
            actions: { type: 'updateSession', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: [
          {
            guard: { type: 'isRetryable', params: ({ event }) => event },
            target: 'unreachable',
            actions: { type: 'logReadError', params: ({ event }) => event },
          },
          { target: 'signedOut', actions: { type: 'logReadError', params: ({ event }) => event } },
        ],
      },
    },
    clearing: {
      tags: 'pending',
      invoke: {
        src: 'clearSession',
        onDone: { target: 'signedOut', actions: 'forgetSession' },
        onError: { target: 'signedOut', actions: 'forgetSession' },
      },
    },
    unreachable: {
      tags: 'offline',
      on: {
        'session.signedIn': { target: 'signedIn', actions: { type: 'rememberSession', params: ({ event }) => event } },
        'session.refreshed': { target: 'signedIn', actions: { type: 'rememberSession', params: ({ event }) => event } },
        'session.signedOut': { target: 'signedOut' },
      },
    },
    signedOut: {
      on: {
        'session.signedIn': { target: 'signedIn', actions: { type: 'rememberSession', params: ({ event }) => event } },
        'session.refreshed': { target: 'signedIn', actions: { type: 'rememberSession', params: ({ event }) => event } },
        'session.recovery': {
          target: 'signedIn.recovering',
          actions: { type: 'rememberSession', params: ({ event }) => event },
        },
      },
    },
    signedIn: {
      tags: 'present',
      initial: 'steady',
      on: {
        'session.refreshed': { actions: { type: 'updateSession', params: ({ event }) => event } },
        'session.recovery': { target: '.recovering', actions: { type: 'rememberSession', params: ({ event }) => event } },
        'session.secondFactorVerified': { actions: { type: 'updateSession', params: ({ event }) => event } },
        'session.signedOut': { target: 'signedOut', actions: 'forgetSession' },
        'session.signOut': { target: 'signingOut', actions: { type: 'rememberScope', params: ({ event }) => event } },
      },
      states: {
        steady: {
          on: {
            'session.signedIn': { actions: { type: 'rememberSession', params: ({ event }) => event } },
            'session.userUpdated': { actions: { type: 'updateSession', params: ({ event }) => event } },
          },
        },
        recovering: {
          tags: 'recovering',
          on: {
            'session.signedIn': [
              {
                guard: { type: 'isSamePerson', params: ({ event }) => event },
                actions: { type: 'updateSession', params: ({ event }) => event },
              },
              { target: 'steady', actions: { type: 'rememberSession', params: ({ event }) => event } },
            ],
            'session.userUpdated': { target: 'steady', actions: { type: 'updateSession', params: ({ event }) => event } },
          },
        },
      },
    },
    signingOut: {
      tags: 'pending',
      on: { 'session.signedOut': { target: 'signedOut', actions: 'forgetSession' } },
      invoke: {
        src: 'signOut',
        input: ({ context }) => ({ scope: context.scope }),
        onDone: { target: 'signedOut', actions: 'forgetSession' },
        onError: [
          { guard: { type: 'isAlreadyOver', params: ({ event }) => event }, target: 'clearing' },
          {
            target: 'signedIn',
            actions: { type: 'rememberProblem', params: ({ event }) => ({ during: 'signOut', error: event.error }) },
          },
        ],
      },
    },
  },
});
