import fc from 'fast-check';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { heroStatsMachine } from '../hero-stats/heroStats.machine.ts';
import { initialHeroStatsView, viewOfHeroStats } from '../hero-stats/heroStats.view.ts';
import { payoutMarqueeMachine } from '../payout-marquee/payoutMarquee.machine.ts';
import { initialPayoutMarqueeView, viewOfPayoutMarquee } from '../payout-marquee/payoutMarquee.view.ts';
import { testimonialCarouselMachine } from '../testimonial-carousel/testimonialCarousel.machine.ts';
import { initialTestimonialCarouselView, viewOfTestimonialCarousel } from '../testimonial-carousel/testimonialCarousel.view.ts';
import { advanceTime } from '../testing/advanceTime.ts';
import { viewOfHolds } from './holds.ts';
import type { HoldSource } from './holds.ts';
import { wrap } from './wrap.ts';

const sources: readonly HoldSource[] = ['hover', 'focus', 'hidden', 'button', 'motion'];
const holdSets = fc.uniqueArray(fc.constantFrom(...sources));
const counts = fc.integer({ min: 1, max: 13 });

/** Events around playback: time passes, holds start and end. */
const happenings = fc.array(
  fc.oneof(
    fc.record({ wait: fc.integer({ min: 1, max: 9000 }) }),
    fc.record({ type: fc.constantFrom('hold.start' as const, 'hold.end' as const), source: fc.constantFrom(...sources) }),
  ),
  { maxLength: 40 },
);

describe('the carousel and the stats', () => {
  it('begin as their views say before XState is loaded', () => {
    fc.assert(
      fc.property(holdSets, counts, (holds, count) => {
        const input = { holds, count };
        const carousel = createActor(testimonialCarouselMachine, { input }).start();
        const stats = createActor(heroStatsMachine, { input }).start();
        const marquee = createActor(payoutMarqueeMachine, { input }).start();
        expect(viewOfTestimonialCarousel(carousel.getSnapshot())).toEqual(initialTestimonialCarouselView(input));
        expect(viewOfHeroStats(stats.getSnapshot())).toEqual(initialHeroStatsView(input));
        expect(viewOfPayoutMarquee(marquee.getSnapshot())).toEqual(initialPayoutMarqueeView(input));
        for (const actor of [carousel, stats, marquee]) actor.stop();
      }),
    );
  });

  it('never skip a slide and never show one twice, whatever holds them and however long', () => {
    fc.assert(
      fc.property(counts, happenings, (count, all) => {
        const clock = new SimulatedClock();
        const carousel = createActor(testimonialCarouselMachine, { input: { holds: [], count }, clock }).start();
        const stats = createActor(heroStatsMachine, { input: { holds: [], count }, clock }).start();
        const slides = [0];
        const groups = [stats.getSnapshot().context.page];
        carousel.subscribe(({ context }) => context.index !== slides.at(-1) && slides.push(context.index));
        stats.subscribe(({ context }) => context.page !== groups.at(-1) && groups.push(context.page));
        for (const happening of all) {
          if ('wait' in happening) advanceTime(clock, happening.wait, 500);
          else {
            carousel.send(happening);
            stats.send(happening);
          }
        }
        expect(slides).toEqual(slides.map((_, turn) => wrap(turn, count)));
        expect(groups).toEqual(groups.map((_, turn) => wrap(turn, Math.ceil(count / 4))));
        carousel.stop();
        stats.stop();
      }),
    );
  });

  it('show every stat once in a round, four at a time at most', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const clock = new SimulatedClock();
        const stats = createActor(heroStatsMachine, { input: { holds: [], count }, clock }).start();
        const groups = Array.from({ length: Math.ceil(count / 4) }, () => {
          const { shown } = viewOfHeroStats(stats.getSnapshot());
          clock.increment(4000);
          return shown;
        });
        expect(groups.flat()).toEqual(Array.from({ length: count }, (_, index) => index));
        expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(4);
        stats.stop();
      }),
    );
  });

  it('give a slide its whole time after a hold and after a step of the visitor', () => {
    const clock = new SimulatedClock();
    const carousel = createActor(testimonialCarouselMachine, { input: { holds: [], count: 5 }, clock }).start();
    const shown = () => viewOfTestimonialCarousel(carousel.getSnapshot()).index;
    clock.increment(3999);
    carousel.send({ type: 'hold.start', source: 'hover' });
    clock.increment(60_000);
    carousel.send({ type: 'hold.end', source: 'hover' });
    clock.increment(3999);
    expect(shown()).toBe(0);
    carousel.send({ type: 'slide.next' });
    clock.increment(3999);
    expect(shown()).toBe(1);
    clock.increment(1);
    expect(shown()).toBe(2);
    carousel.stop();
  });
});

describe('what is shown of the holds', () => {
  it('tells a visitor’s own pause from the others, and that nothing can move under reduced motion', () => {
    expect(viewOfHolds([])).toEqual({ isPlaying: true, isPaused: false, canPlay: true });
    expect(viewOfHolds(['hover'])).toEqual({ isPlaying: false, isPaused: false, canPlay: true });
    expect(viewOfHolds(['hover', 'button'])).toEqual({ isPlaying: false, isPaused: true, canPlay: true });
    expect(viewOfHolds(['motion'])).toEqual({ isPlaying: false, isPaused: false, canPlay: false });
  });
});
