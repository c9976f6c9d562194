import { assertEvent, assign, setup } from 'xstate';
import type { GuardContext, GuardEvent, GuardInput, GuardSession, SignInRedirect } from '../auth-guard/authGuard.machine.ts';
import { adminSignInPath, returnToOf } from '../auth-guard/returnTo.ts';
import { requireActor } from '../effects/requireActor.ts';

/**
 * The guard of the admin console (spec §4, §6): the role is decided on the server, and a failed check counts as unauthorized.
 * Provide `getSession`, `checkRole`, `redirectToAdminSignIn`, `logSessionError` and `logRoleCheckError`.
 */
export const adminGuardMachine = setup({
  types: {
    input: {} as GuardInput,
    context: {} as GuardContext,
    events: {} as GuardEvent,
    tags: {} as 'pending' | 'allowed' | 'refused' | 'unanswered',
  },
  actors: {
    /** Provided: the current session, `null` when there is none. */
    getSession: requireActor<GuardSession | null>('getSession'),
    /** Provided: whether the server confirms that this user is an admin. */
    checkRole: requireActor<boolean, GuardSession>('checkRole'),
  },
  actions: {
    rememberPerson: assign((_, params: GuardSession) => ({ userId: params.userId })),
    forgetPerson: assign({ userId: null }),
    rememberLocation: assign(({ event }) => {
      assertEvent(event, 'location.change');
      return { location: event.location };
    }),
    /** Provided: navigates, replacing the history entry. */
    redirectToAdminSignIn: (_, _params: SignInRedirect) => {},
    /** Provided: logs the error. */
    logSessionError: (_, _params: { readonly error: unknown }) => {},
    /** Provided: logs the error (spec §8). */
    logRoleCheckError: (_, _params: { readonly error: unknown }) => {},
  },
  guards: {
    isSessionPresent: (_, session: GuardSession | null) => session !== null,
    /** Only `true`, no other truthy response. */
    isAdmin: (_, { answer }: { readonly answer: unknown }) => answer === true,
    isSamePerson: ({ context, event }) => event.type === 'session.signedIn' && event.userId === context.userId,
  },
}).createMachine({
  id: 'admin-guard',
  context: ({ input }) => ({ location: input.location, userId: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      initial: 'session',
      on: {
        'session.signedOut': {
          target: 'unauthenticated',
          actions: ['forgetPerson', { type: 'redirectToAdminSignIn', params: ({ context }) => redirectFrom(context) }],
        },
        'location.change': { actions: 'rememberLocation' },
      },
      states: {
        session: {
          on: {
            'session.signedIn': {
              target: 'role',
              actions: { type: 'rememberPerson', params: ({ event }) => ({ userId: event.userId }) },
            },
          },
          invoke: {
            src: 'getSession',
            onDone: [
              {
                guard: { type: 'isSessionPresent', params: ({ event }) => event.output },
                target: 'role',
                actions: { type: 'rememberPerson', params: ({ event }) => ({ userId: event.output?.userId ?? '' }) },
              },
              {
                target: '#admin-guard.unauthenticated',
                actions: { type: 'redirectToAdminSignIn', params: ({ context }) => redirectFrom(context) },
              },
            ],
            onError: {
              target: '#admin-guard.unauthenticated',
              actions: [
                { type: 'logSessionError', params: ({ event }) => ({ error: event.error }) },
                { type: 'redirectToAdminSignIn', params: ({ context }) => redirectFrom(context) },
              ],
            },
          },
        },
        role: {
          on: {
            'session.signedIn': [
              { guard: 'isSamePerson' },
              {
                target: 'role',
                // Restarts the check, so that a response about one user is never used for the next.
                reenter: true,
                actions: { type: 'rememberPerson', params: ({ event }) => ({ userId: event.userId }) },
              },
            ],
          },
          invoke: {
            src: 'checkRole',
            input: ({ context }) => ({ userId: context.userId ?? '' }),
            onDone: [
              {
                guard: { type: 'isAdmin', params: ({ event }) => ({ answer: event.output }) },
                target: '#admin-guard.decided.admin',
              },
              { target: '#admin-guard.decided.unauthorized' },
            ],
            onError: {
              target: '#admin-guard.decided.unanswered',
              actions: { type: 'logRoleCheckError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    unauthenticated: {
      on: {
        'session.signedIn': {
          target: 'loading.role',
          actions: { type: 'rememberPerson', params: ({ event }) => ({ userId: event.userId }) },
        },
      },
    },
    decided: {
      initial: 'unauthorized',
      on: {
        'session.signedIn': [
          { guard: 'isSamePerson' },
          {
            target: 'loading.role',
            actions: { type: 'rememberPerson', params: ({ event }) => ({ userId: event.userId }) },
          },
        ],
        'session.signedOut': {
          target: 'unauthenticated',
          actions: ['forgetPerson', { type: 'redirectToAdminSignIn', params: ({ context }) => redirectFrom(context) }],
        },
        'location.change': { actions: 'rememberLocation' },
      },
      states: {
        unauthorized: { tags: 'refused', on: { 'role.recheck': { target: '#admin-guard.loading.role' } } },
        unanswered: { tags: ['refused', 'unanswered'], on: { 'check.retry': { target: '#admin-guard.loading.role' } } },
        admin: {
          tags: 'allowed',
          initial: 'confirmed',
          states: {
            confirmed: { on: { 'role.recheck': { target: 'rechecking' } } },
            rechecking: {
              on: { 'role.recheck': { target: 'rechecking', reenter: true } },
              invoke: {
                src: 'checkRole',
                input: ({ context }) => ({ userId: context.userId ?? '' }),
                onDone: [
                  { guard: { type: 'isAdmin', params: ({ event }) => ({ answer: event.output }) }, target: 'confirmed' },
                  { target: '#admin-guard.decided.unauthorized' },
                ],
                onError: {
                  target: 'confirmed',
                  actions: { type: 'logRoleCheckError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
  },
});

function redirectFrom(context: GuardContext): SignInRedirect {
  return { returnTo: returnToOf(context.location), path: adminSignInPath(context.location) };
}
