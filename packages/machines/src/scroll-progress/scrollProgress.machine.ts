import { assign, setup } from 'xstate';
import type { ScrollEvent } from '../header/header.machine.ts';
import { scrollStateOf } from './scrollState.ts';

export interface ScrollProgressContext {
  /** From 0 to 1. */
  readonly progress: number;
}

/** The scroll progress bar, shown after 5 % (spec §2). As with the header, the page itself uses `scrollStateOf`. */
export const scrollProgressMachine = setup({
  types: { context: {} as ScrollProgressContext, events: {} as ScrollEvent, tags: {} as 'shown' },
  actions: { rememberProgress: assign(({ event }) => ({ progress: scrollStateOf(event).progress })) },
  guards: { isPastThreshold: ({ event }) => scrollStateOf(event).isProgressShown },
}).createMachine({
  id: 'scroll-progress',
  context: { progress: 0 },
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        'page.scroll': [
          { guard: 'isPastThreshold', target: 'shown', actions: 'rememberProgress' },
          { actions: 'rememberProgress' },
        ],
      },
    },
    shown: {
      tags: 'shown',
      on: {
        'page.scroll': [
          { guard: 'isPastThreshold', actions: 'rememberProgress' },
          { target: 'hidden', actions: 'rememberProgress' },
        ],
      },
    },
  },
});
