import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrowLeft, arrowRight } from '../Icon/icons.ts';
import { PauseButton } from '../PauseButton/PauseButton.tsx';
import { useAutoAdvance } from '../playback/useAutoAdvance.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import type { Testimonial } from '../testimonial/Testimonial.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './TestimonialCarousel.css.ts';
import { TestimonialSlide } from './TestimonialSlide.tsx';
import { useSlides } from './useSlides.ts';

export interface TestimonialCarouselProps extends ElementProps {
  title: string;
  testimonials: readonly Testimonial[];
  /** Beside the title: a Badge with "Sample data". */
  badge?: ReactNode;
  /** Heading of the amount that an author received: "On a simulated account". */
  receivedLabel?: string;
  /** Index of the shown slide. */
  index?: number;
  /** @default 0 */
  defaultIndex?: number;
  /** Called when another slide has come to rest, or is requested while `index` is controlled. */
  onIndexChange?: (index: number) => void;
  /** Milliseconds for each slide. @default 4000 */
  periodMs?: number;
  /** Id of the title. @default 'testimonials' */
  id?: string;
  words?: Partial<CarouselWords>;
}

export interface CarouselWords {
  /** Role descriptions for screen readers. */
  role: string;
  slideRole: string;
  /** The scrollable list's accessible name. */
  list: string;
  position: (position: number, count: number) => string;
  pause: string;
  play: string;
  previous: string;
  next: string;
}

/** Testimonials that advance automatically. Without scripts, and with reduced motion, a list that scrolls sideways. */
export function TestimonialCarousel(given: TestimonialCarouselProps) {
  requireProps('TestimonialCarousel', { testimonials: given.testimonials });
  const { title, testimonials, badge, id = 'testimonials', ...props } = useTexts('TestimonialCarousel', given);
  const { receivedLabel, index, defaultIndex = 0, onIndexChange, periodMs = 4_000 } = props;
  const words = { ...english, ...props.words };
  const playback = usePlayback();
  const count = testimonials.length;
  const { list, place, show, ...scrolling } = useSlides({
    count,
    index,
    defaultIndex,
    onIndexChange,
    isSmooth: playback.canPlay,
  });
  useAutoAdvance({ isPlaying: playback.isPlaying, periodMs, onAdvance: () => show(place + 1) });
  return (
    <section {...pickElementProps(props)} aria-roledescription={words.role} aria-labelledby={id} {...playback.hold}>
      <div className={css.header}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {badge}
        <div className={css.controls}>
          <PauseButton playback={playback} pauseLabel={words.pause} playLabel={words.play} />
          <button type="button" className={css.control} aria-label={words.previous} onClick={() => show(place - 1)}>
            <Icon of={arrowLeft} />
          </button>
          <button type="button" className={css.control} aria-label={words.next} onClick={() => show(place + 1)}>
            <Icon of={arrowRight} />
          </button>
        </div>
      </div>
      <ul
        ref={list}
        role="list"
        className={css.list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={words.list}
        {...scrolling}
      >
        {testimonials.map((testimonial, at) => (
          <li
            key={testimonial.id}
            className={css.slide}
            aria-roledescription={words.slideRole}
            aria-label={words.position(at + 1, count)}
            aria-current={at === place || undefined}
          >
            <TestimonialSlide testimonial={testimonial} receivedLabel={receivedLabel} />
          </li>
        ))}
      </ul>
      {/* Announced only after the visitor's own step, not every four seconds. */}
      <p className={css.count} aria-live={playback.isPlaying ? 'off' : 'polite'}>
        {words.position(place + 1, count)}
      </p>
    </section>
  );
}

const english: CarouselWords = {
  role: 'carousel',
  slideRole: 'slide',
  list: 'Testimonials',
  position: (position, count) => `${position} of ${count}`,
  pause: 'Pause the testimonials',
  play: 'Play the testimonials',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
};
