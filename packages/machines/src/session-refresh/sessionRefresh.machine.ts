import { setup } from 'xstate';
import { isRetryable } from '../auth-session/isRetryable.ts';
import { requireActor } from '../effects/requireActor.ts';

export interface SessionRefreshInput {
  /** Whether the tab is visible. */
  readonly isVisible: boolean;
}

export type SessionRefreshEvent =
  | { readonly type: 'tab.show' }
  | { readonly type: 'tab.hide' }
  /** The browser is online again. */
  | { readonly type: 'network.return' };

/**
 * When the session is checked, and refreshed if necessary (spec §4, §9 "Auth"): on every tick while the tab is visible, and when
 * it becomes visible. Provide `keepFresh` and `logRefreshError`.
 */
export const sessionRefreshMachine = setup({
  types: {
    input: {} as SessionRefreshInput,
    context: {} as SessionRefreshInput,
    events: {} as SessionRefreshEvent,
    tags: {} as 'busy' | 'offline',
  },
  actors: {
    /** Provided: refreshes the session if it ends within three ticks, once for all tabs. */
    keepFresh: requireActor<void>('keepFresh'),
  },
  actions: {
    /** Provided: logs the error. */
    logRefreshError: (_, _params: { readonly error: unknown }) => {},
  },
  guards: {
    isVisible: ({ context }) => context.isVisible,
    isRetryable: (_, { error }: { readonly error: unknown }) => isRetryable(error),
  },
}).createMachine({
  id: 'session-refresh',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isVisible', target: 'front.waiting' }, { target: 'hidden' }] },
    hidden: { on: { 'tab.show': { target: 'front.looking' } } },
    front: {
      initial: 'waiting',
      on: { 'tab.hide': { target: 'hidden' } },
      states: {
        waiting: { after: { 30_000: { target: 'looking' } } },
        looking: {
          tags: 'busy',
          invoke: {
            src: 'keepFresh',
            onDone: { target: 'waiting' },
            onError: [
              {
                guard: { type: 'isRetryable', params: ({ event }) => event },
                target: 'offline',
                actions: { type: 'logRefreshError', params: ({ event }) => event },
              },
              { target: 'waiting', actions: { type: 'logRefreshError', params: ({ event }) => event } },
            ],
          },
        },
        offline: { tags: 'offline', on: { 'network.return': { target: 'looking' } }, after: { 30_000: { target: 'looking' } } },
      },
    },
  },
});
