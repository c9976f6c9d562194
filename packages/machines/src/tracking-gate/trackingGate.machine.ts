import { assertEvent, assign, setup } from 'xstate';
import { withVisit } from './journey.ts';
import type { Journey, PageVisit, WaitingEvent } from './journey.ts';

export interface TrackingGateInput {
  /** The visit so far; `newJourney` on its first page. */
  readonly journey: Journey;
}

export type TrackingGateEvent =
  | { readonly type: 'page.visit'; readonly visit: PageVisit }
  | { readonly type: 'consent.grant' }
  | { readonly type: 'consent.refuse' };

/**
 * What is sent about a visit, and when (spec §7: tracking and consent). Provide `send`, which creates the session
 * id if there is none, and `forget`. The page itself updates its journey with `withVisit`, as the machine does: a visitor who
 * only reads must not load XState.
 */
export const trackingGateMachine = setup({
  types: {
    input: {} as TrackingGateInput,
    context: {} as Journey,
    events: {} as TrackingGateEvent,
    tags: {} as 'granted' | 'refused',
  },
  actions: {
    recordVisit: assign(({ context, event }) => {
      assertEvent(event, 'page.visit');
      return withVisit(context, event.visit);
    }),
    dropWaiting: assign({ waiting: [] }),
    /** Provided: sends the events in order; a failure is only logged (spec §8). */
    send: (_, _params: { readonly events: readonly WaitingEvent[] }) => {},
    /** Provided: removes data that earlier deliveries stored in the browser. */
    forget: () => {},
  },
  guards: {
    isOtherPage: ({ context, event }) => event.type === 'page.visit' && event.visit.path !== context.page?.path,
  },
}).createMachine({
  id: 'tracking-gate',
  context: ({ input }) => input.journey,
  initial: 'unanswered',
  states: {
    unanswered: {
      on: {
        'page.visit': { guard: 'isOtherPage', actions: 'recordVisit' },
        'consent.grant': {
          target: 'granted',
          actions: [{ type: 'send', params: ({ context }) => ({ events: context.waiting }) }, 'dropWaiting'],
        },
        'consent.refuse': { target: 'refused', actions: ['dropWaiting', 'forget'] },
      },
    },
    granted: {
      tags: 'granted',
      on: {
        'page.visit': {
          guard: 'isOtherPage',
          actions: ['recordVisit', { type: 'send', params: ({ context }) => ({ events: context.waiting }) }, 'dropWaiting'],
        },
        'consent.refuse': { target: 'refused', actions: 'forget' },
      },
    },
    refused: {
      tags: 'refused',
      on: {
        'page.visit': { guard: 'isOtherPage', actions: ['recordVisit', 'dropWaiting'] },
        'consent.grant': { target: 'granted' },
      },
    },
  },
});
