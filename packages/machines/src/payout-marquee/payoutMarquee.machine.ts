import { assign, setup } from 'xstate';
import { untilHeld, whileHeld, whilePlaying } from '../playback/holdable.ts';
import { nextHolds } from '../playback/holds.ts';
import type { HoldEvent, HoldInput } from '../playback/holds.ts';
import type { PayoutFilter } from './payoutFilter.ts';
import { payoutRoundMs } from './payoutRoundMs.ts';

export interface PayoutMarqueeContext extends HoldInput {
  readonly filter: PayoutFilter;
  /** Number of completed loops since the filter was selected. */
  readonly rounds: number;
}

export type PayoutMarqueeEvent = HoldEvent | { readonly type: 'filter.choose'; readonly filter: PayoutFilter };

/**
 * Recent payouts in a loop of thirty seconds (spec §4). CSS animates and pauses the drawing; the machine counts complete loops.
 */
export const payoutMarqueeMachine = setup({
  types: {
    input: {} as HoldInput,
    context: {} as PayoutMarqueeContext,
    events: {} as PayoutMarqueeEvent,
    tags: {} as 'playing',
  },
  actions: {
    changeHolds: assign({ holds: ({ context, event }) => nextHolds(context.holds, event) }),
    comeRound: assign({ rounds: ({ context }) => context.rounds + 1 }),
    chooseFilter: assign(({ event }) => (event.type === 'filter.choose' ? { filter: event.filter, rounds: 0 } : {})),
  },
  guards: { isHeld: ({ context, event }) => nextHolds(context.holds, event).length > 0 },
}).createMachine({
  id: 'payout-marquee',
  context: ({ input }) => ({ ...input, filter: 'All', rounds: 0 }),
  initial: 'playing',
  states: {
    playing: {
      tags: 'playing',
      always: untilHeld,
      after: { [payoutRoundMs]: { target: 'playing', reenter: true, actions: 'comeRound' } },
      on: { ...whilePlaying, 'filter.choose': { target: 'playing', reenter: true, actions: 'chooseFilter' } },
    },
    held: { on: { ...whileHeld, 'filter.choose': { actions: 'chooseFilter' } } },
  },
});
