import { assign, setup } from 'xstate';
import { untilHeld, whileHeld, whilePlaying } from '../playback/holdable.ts';
import { nextHolds } from '../playback/holds.ts';
import type { HoldEvent, HoldInput } from '../playback/holds.ts';
import { wrap } from '../playback/wrap.ts';
import { slideMs } from './slideMs.ts';

export interface TestimonialCarouselInput extends HoldInput {
  /** Number of slides. */
  readonly count: number;
}

export interface TestimonialCarouselContext extends TestimonialCarouselInput {
  /** Index of the visible slide. */
  readonly index: number;
}

/** An `index` outside the range wraps around. */
export type TestimonialCarouselEvent =
  | HoldEvent
  | { readonly type: 'slide.next' }
  | { readonly type: 'slide.previous' }
  | { readonly type: 'slide.goTo'; readonly index: number };

/** Testimonials that advance every four seconds (spec §4). A slide that the visitor selected is shown for the full period. */
export const testimonialCarouselMachine = setup({
  types: {
    input: {} as TestimonialCarouselInput,
    context: {} as TestimonialCarouselContext,
    events: {} as TestimonialCarouselEvent,
    tags: {} as 'playing',
  },
  actions: {
    changeHolds: assign({ holds: ({ context, event }) => nextHolds(context.holds, event) }),
    showNext: assign({ index: ({ context }) => wrap(context.index + 1, context.count) }),
    showPrevious: assign({ index: ({ context }) => wrap(context.index - 1, context.count) }),
    showSlide: assign({
      index: ({ context, event }) => (event.type === 'slide.goTo' ? wrap(event.index, context.count) : context.index),
    }),
  },
  guards: { isHeld: ({ context, event }) => nextHolds(context.holds, event).length > 0 },
}).createMachine({
  id: 'testimonial-carousel',
  context: ({ input }) => ({ ...input, index: 0 }),
  initial: 'playing',
  states: {
    playing: {
      tags: 'playing',
      always: untilHeld,
      after: { [slideMs]: { target: 'playing', reenter: true, actions: 'showNext' } },
      on: {
        ...whilePlaying,
        'slide.next': { target: 'playing', reenter: true, actions: 'showNext' },
        'slide.previous': { target: 'playing', reenter: true, actions: 'showPrevious' },
        'slide.goTo': { target: 'playing', reenter: true, actions: 'showSlide' },
      },
    },
    held: {
      on: {
        ...whileHeld,
        'slide.next': { actions: 'showNext' },
        'slide.previous': { actions: 'showPrevious' },
        'slide.goTo': { actions: 'showSlide' },
      },
    },
  },
});
