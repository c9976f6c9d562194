import * as t from '@duneline/specs/messages/home-sections';
import { arrowLeft, arrowRight, Badge, Icon } from '@duneline/ui';
import { PauseButton } from '../playback/PauseButton.tsx';
import { usePlayback } from '../playback/usePlayback.ts';
import * as section from '../section/section.css.ts';
import { carouselTestimonials as slides } from './split.ts';
import { TestimonialSlide } from './TestimonialSlide.tsx';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useSlides } from './useSlides.ts';
import * as css from './TestimonialCarousel.css.ts';

/** Milliseconds that a testimonial stays (spec §4). */
const PERIOD_MS = 4_000;

/** Testimonials one after the other. Without scripts, and under reduced motion, a list to scroll sideways. */
export function TestimonialCarousel() {
  const playback = usePlayback();
  const { list, index, show, onScroll } = useSlides(slides.length, playback.canPlay);
  useAutoAdvance({ isPlaying: playback.isPlaying, periodMs: PERIOD_MS, onAdvance: () => show(index + 1) });
  return (
    <section className={section.section} aria-roledescription={t.carouselRole} aria-labelledby="testimonials">
      <div className={section.container} {...playback.hold}>
        <div className={css.head}>
          <h2 id="testimonials" className={section.title}>
            {t.carouselTitle}
          </h2>
          <Badge>{t.sampleData}</Badge>
          <div className={css.controls}>
            {playback.canPlay && (
              <PauseButton
                isPaused={playback.isPaused}
                onToggle={playback.toggle}
                pauseLabel={t.carouselPause}
                playLabel={t.carouselPlay}
              />
            )}
            <button type="button" className={css.control} aria-label={t.carouselPrevious} onClick={() => show(index - 1)}>
              <Icon of={arrowLeft} />
            </button>
            <button type="button" className={css.control} aria-label={t.carouselNext} onClick={() => show(index + 1)}>
              <Icon of={arrowRight} />
            </button>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <ul ref={list} role="list" className={css.list} tabIndex={0} aria-label={t.carouselLabel} onScroll={onScroll}>
          {slides.map((testimonial, place) => (
            <li
              key={testimonial.id}
              className={css.slide}
              aria-roledescription={t.carouselSlideRole}
              aria-label={t.carouselSlide({ index: place + 1, count: slides.length })}
              aria-current={place === index || undefined}
            >
              <TestimonialSlide testimonial={testimonial} />
            </li>
          ))}
        </ul>
        {/* Spoken only after the visitor's own step, not every four seconds. */}
        <p className={css.count} aria-live={playback.isPlaying ? 'off' : 'polite'}>
          {t.carouselSlide({ index: index + 1, count: slides.length })}
        </p>
      </div>
    </section>
  );
}
