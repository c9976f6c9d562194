import type { SnapshotFrom } from 'xstate';
import { viewOfHolds } from '../playback/holds.ts';
import type { PlaybackView } from '../playback/holds.ts';
import type { TestimonialCarouselInput, testimonialCarouselMachine } from './testimonialCarousel.machine.ts';

export interface TestimonialCarouselView extends PlaybackView {
  /** Index of the visible slide; the direction depends on the screen. */
  readonly index: number;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialTestimonialCarouselView({ holds }: TestimonialCarouselInput): TestimonialCarouselView {
  return { ...viewOfHolds(holds), index: 0 };
}

/** What the carousel shows for a snapshot of `testimonialCarouselMachine` (spec §4). */
export function viewOfTestimonialCarousel({ context }: SnapshotFrom<typeof testimonialCarouselMachine>): TestimonialCarouselView {
  return { ...viewOfHolds(context.holds), index: context.index };
}
