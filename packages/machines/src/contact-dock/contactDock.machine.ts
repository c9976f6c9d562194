import { assertEvent, assign, setup } from 'xstate';
import { decodeDismissal, isDismissalInForce, isDismissalUnreadable } from '../dismissal/dismissal.ts';

/** The window's width class, and the current time in epoch milliseconds. */
export interface ContactDockInput {
  /** Whether the corner card fits (md and wider). */
  readonly isWide: boolean;
  /** The value stored under `contactDockStorageKey`, `null` if there is none. */
  readonly stored: string | null;
  readonly at: number;
}

export interface ContactDockContext extends ContactDockInput {
  readonly dismissedAt: number | null;
}

/** `at`: the time of the event, epoch milliseconds. `storage.change`: another tab dismissed it too. */
export type ContactDockEvent =
  | { readonly type: 'viewport.change'; readonly isWide: boolean }
  | { readonly type: 'route.change'; readonly at: number }
  | { readonly type: 'storage.change'; readonly stored: string | null; readonly at: number }
  | { readonly type: 'dock.dismiss'; readonly at: number };

/**
 * The contact bar of small windows and the corner card of wide ones (spec §2). Provide `storeDismissal` and `setAsideUnreadable`.
 */
export const contactDockMachine = setup({
  types: {
    input: {} as ContactDockInput,
    context: {} as ContactDockContext,
    events: {} as ContactDockEvent,
    tags: {} as 'bar' | 'card',
  },
  actions: {
    rememberWidth: assign(({ event }) => {
      assertEvent(event, 'viewport.change');
      return { isWide: event.isWide };
    }),
    rememberTime: assign(({ event }) => {
      assertEvent(event, 'route.change');
      return { at: event.at };
    }),
    takeOverDismissal: assign(({ event }) => {
      assertEvent(event, 'storage.change');
      return { dismissedAt: decodeDismissal(event.stored), at: event.at };
    }),
    rememberDismissal: assign(({ event }) => {
      assertEvent(event, 'dock.dismiss');
      return { dismissedAt: event.at, at: event.at };
    }),
    /** Provided: stores the time, in epoch milliseconds. */
    storeDismissal: (_, _params: { readonly at: number }) => {},
    /** Provided: moves unreadable stored text to another key and logs it once. */
    setAsideUnreadable: (_, _params: { readonly stored: string | null }) => {},
  },
  guards: {
    isStoredUnreadable: ({ context }) => isDismissalUnreadable(context.stored),
    isDismissed: ({ context }) => isDismissalInForce(context.dismissedAt, context.at),
    isWide: ({ context }) => context.isWide,
  },
}).createMachine({
  id: 'contact-dock',
  context: ({ input }) => ({ ...input, dismissedAt: decodeDismissal(input.stored) }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        {
          guard: 'isStoredUnreadable',
          target: 'deciding',
          actions: { type: 'setAsideUnreadable', params: ({ context }) => ({ stored: context.stored }) },
        },
        { target: 'deciding' },
      ],
    },
    deciding: {
      always: [
        { guard: 'isDismissed', target: 'decided.dismissed' },
        { guard: 'isWide', target: 'decided.shown.card' },
        { target: 'decided.shown.bar' },
      ],
    },
    decided: {
      initial: 'dismissed',
      on: {
        'viewport.change': { target: 'deciding', actions: 'rememberWidth' },
        'route.change': { target: 'deciding', actions: 'rememberTime' },
        'storage.change': { target: 'deciding', actions: 'takeOverDismissal' },
      },
      states: {
        dismissed: {},
        shown: {
          initial: 'bar',
          on: {
            'dock.dismiss': {
              target: '#contact-dock.deciding',
              actions: ['rememberDismissal', { type: 'storeDismissal', params: ({ event }) => ({ at: event.at }) }],
            },
          },
          states: { bar: { tags: 'bar' }, card: { tags: 'card' } },
        },
      },
    },
  },
});
