import { assign, setup } from 'xstate';
import { untilHeld, whileHeld, whilePlaying } from '../playback/holdable.ts';
import { nextHolds } from '../playback/holds.ts';
import type { HoldEvent, HoldInput } from '../playback/holds.ts';
import { heroStatsMs } from './heroStatsMs.ts';
import { pagesOf } from './statsOfPage.ts';

export interface HeroStatsInput extends HoldInput {
  /** Number of stats. */
  readonly count: number;
}

export interface HeroStatsContext extends HeroStatsInput {
  /** Index of the visible group of four. */
  readonly page: number;
}

/** The stats of the first screen, four at a time, four seconds each group (spec §4). */
export const heroStatsMachine = setup({
  types: {
    input: {} as HeroStatsInput,
    context: {} as HeroStatsContext,
    events: {} as HoldEvent,
    tags: {} as 'playing',
  },
  actions: {
    changeHolds: assign({ holds: ({ context, event }) => nextHolds(context.holds, event) }),
    showNextPage: assign({ page: ({ context }) => (context.page + 1) % pagesOf(context.count) }),
  },
  guards: { isHeld: ({ context, event }) => nextHolds(context.holds, event).length > 0 },
}).createMachine({
  id: 'hero-stats',
  context: ({ input }) => ({ ...input, page: 0 }),
  initial: 'playing',
  states: {
    playing: {
      tags: 'playing',
      always: untilHeld,
      after: { [heroStatsMs]: { target: 'playing', reenter: true, actions: 'showNextPage' } },
      on: whilePlaying,
    },
    held: { on: whileHeld },
  },
});
