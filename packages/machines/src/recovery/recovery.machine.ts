import { assign, setup } from 'xstate';
import type { TypedIdentifier } from '../sign-in/identifier.ts';
import { isSentAlready, type SignInProblem } from '../sign-in/problem.ts';
import { requireActor } from '../effects/requireActor.ts';

export interface RecoveryInput extends TypedIdentifier {
  /** Whether the link was opened: there is a session, and only the new password is missing. */
  readonly isProved: boolean;
}

export interface RecoveryContext extends RecoveryInput {
  readonly problem: SignInProblem | null;
}

export type RecoveryEvent =
  | ({ readonly type: 'identifier.submit' } & TypedIdentifier)
  | { readonly type: 'password.submit'; readonly password: string }
  | { readonly type: 'factor.verify' | 'session.signedIn' | 'step.back' };

/**
 * Password recovery: a link or a code authenticates the user, then the second factor if the account has one, and a new password
 * is set (spec §4, §7). Provide `sendRecovery`, `readFactorNeed` and `setPassword`.
 */
export const recoveryMachine = setup({
  types: {
    input: {} as RecoveryInput,
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    tags: {} as 'asking' | 'sending' | 'code' | 'reading' | 'factor' | 'password' | 'saving' | 'changed',
  },
  actors: {
    /** Provided: sends the link and the code, if the account exists. */
    sendRecovery: requireActor<void, TypedIdentifier>('sendRecovery'),
    /** Provided: whether a second factor must be verified first. */
    readFactorNeed: requireActor<boolean>('readFactorNeed'),
    /** Provided: sets the new password, which ends the user's other sessions. */
    setPassword: requireActor<void, { readonly password: string }>('setPassword'),
  },
  actions: {
    keepTyped: assign((_, { typed, identifier }: TypedIdentifier) => ({ typed, identifier, problem: null })),
    clearProblem: assign({ problem: null }),
    reportIdentifier: assign({ problem: { kind: 'identifier' } as const }),
    reportMissing: assign({ problem: { kind: 'incomplete', missing: ['password'] } as const }),
    reportRefusal: assign((_, { error }: { readonly error: unknown }) => ({ problem: { kind: 'refused', error } as const })),
  },
  guards: {
    isProved: ({ context }) => context.isProved,
    isIdentifierKnown: (_, { identifier }: TypedIdentifier) => identifier !== null,
    isSentAlready: (_, { error }: { readonly error: unknown }) => isSentAlready(error),
    isFactorNeeded: (_, isNeeded: boolean) => isNeeded,
    isPasswordGiven: (_, password: string) => password !== '',
  },
}).createMachine({
  id: 'recovery',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isProved', target: 'reading' }, { target: 'asking' }] },
    asking: {
      tags: 'asking',
      on: {
        'identifier.submit': [
          {
            guard: { type: 'isIdentifierKnown', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'keepTyped', params: ({ event }) => event },
          },
          { actions: 'reportIdentifier' },
        ],
      },
    },
    sending: {
      tags: ['asking', 'sending'],
      invoke: {
        src: 'sendRecovery',
        input: ({ context }) => context,
        onDone: { target: 'code' },
        onError: [
          { guard: { type: 'isSentAlready', params: ({ event }) => event }, target: 'code' },
          { target: 'asking', actions: { type: 'reportRefusal', params: ({ event }) => event } },
        ],
      },
    },
    code: { tags: 'code', on: { 'session.signedIn': { target: 'reading' }, 'step.back': { target: 'asking' } } },
    reading: {
      tags: 'reading',
      invoke: {
        src: 'readFactorNeed',
        onDone: [
          { guard: { type: 'isFactorNeeded', params: ({ event }) => event.output }, target: 'secondFactor' },
          { target: 'password' },
        ],
        onError: { target: 'password', actions: { type: 'reportRefusal', params: ({ event }) => event } },
      },
    },
    secondFactor: { tags: 'factor', on: { 'factor.verify': { target: 'password' } } },
    password: {
      tags: 'password',
      on: {
        'password.submit': [
          {
            guard: { type: 'isPasswordGiven', params: ({ event }) => event.password },
            target: 'saving',
            actions: 'clearProblem',
          },
          { actions: 'reportMissing' },
        ],
      },
    },
    saving: {
      tags: ['password', 'saving'],
      invoke: {
        src: 'setPassword',
        input: ({ event }) => ({ password: 'password' in event ? event.password : '' }),
        onDone: { target: 'changed' },
        onError: { target: 'password', actions: { type: 'reportRefusal', params: ({ event }) => event } },
      },
    },
    changed: { tags: 'changed', type: 'final' },
  },
});
