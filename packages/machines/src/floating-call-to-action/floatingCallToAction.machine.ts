import { assertEvent, assign, setup } from 'xstate';
import { decodeDismissal, isDismissalInForce, isDismissalUnreadable } from '../dismissal/dismissal.ts';
import { isFloatingCallHidden } from './suppressingPaths.ts';
import { isNearTop } from './nearTop.ts';

/** Path, scroll position and time of the page; times are epoch milliseconds. */
export interface FloatingCallToActionInput {
  readonly pathname: string;
  /** Scroll position in CSS pixels. */
  readonly offset: number;
  /** The value stored under `floatingCallStorageKey`, `null` if there is none. */
  readonly stored: string | null;
  readonly at: number;
}

export interface FloatingCallToActionContext extends FloatingCallToActionInput {
  readonly dismissedAt: number | null;
}

/** `at`: the time of the event, epoch milliseconds. `storage.change`: another tab dismissed it too. */
export type FloatingCallToActionEvent =
  | { readonly type: 'page.scroll'; readonly offset: number; readonly at: number }
  | { readonly type: 'route.change'; readonly pathname: string; readonly at: number }
  | { readonly type: 'storage.change'; readonly stored: string | null; readonly at: number }
  | { readonly type: 'call.dismiss'; readonly at: number };

/** The floating call to action (spec §2, §9). Provide `storeDismissal` and `setAsideUnreadable`. */
export const floatingCallToActionMachine = setup({
  types: {
    input: {} as FloatingCallToActionInput,
    context: {} as FloatingCallToActionContext,
    events: {} as FloatingCallToActionEvent,
    tags: {} as 'visible',
  },
  actions: {
    rememberScroll: assign(({ event }) => {
      assertEvent(event, 'page.scroll');
      return { offset: event.offset, at: event.at };
    }),
    rememberPath: assign(({ event }) => {
      assertEvent(event, 'route.change');
      return { pathname: event.pathname, offset: 0, at: event.at };
    }),
    takeOverDismissal: assign(({ event }) => {
      assertEvent(event, 'storage.change');
      return { dismissedAt: decodeDismissal(event.stored), at: event.at };
    }),
    rememberDismissal: assign(({ event }) => ({ dismissedAt: event.at, at: event.at })),
    /** Provided: stores the time, in epoch milliseconds. */
    storeDismissal: (_, _params: { readonly at: number }) => {},
    /** Provided: moves unreadable stored text to another key and logs it once. */
    setAsideUnreadable: (_, _params: { readonly stored: string | null }) => {},
  },
  guards: {
    isStoredUnreadable: ({ context }) => isDismissalUnreadable(context.stored),
    isPathExcluded: ({ context }) => isFloatingCallHidden(context.pathname),
    isDismissed: ({ context }) => isDismissalInForce(context.dismissedAt, context.at),
    isNearTop: ({ context }) => isNearTop(context.offset),
  },
}).createMachine({
  id: 'floating-call-to-action',
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
        { guard: 'isPathExcluded', target: 'decided.suppressed' },
        { guard: 'isDismissed', target: 'decided.dismissed' },
        { guard: 'isNearTop', target: 'decided.waiting' },
        { target: 'decided.shown' },
      ],
    },
    decided: {
      initial: 'suppressed',
      on: {
        'page.scroll': { target: 'deciding', actions: 'rememberScroll' },
        'route.change': { target: 'deciding', actions: 'rememberPath' },
        'storage.change': { target: 'deciding', actions: 'takeOverDismissal' },
      },
      states: {
        suppressed: {},
        dismissed: {},
        waiting: {},
        shown: {
          tags: 'visible',
          on: {
            'call.dismiss': {
              target: '#floating-call-to-action.deciding',
              actions: ['rememberDismissal', { type: 'storeDismissal', params: ({ event }) => ({ at: event.at }) }],
            },
          },
        },
      },
    },
  },
});
