import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import type { Key } from '../element/Key.ts';
import type { Labeled } from '../element/Labeled.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { arrowLeft, arrowRight } from '../Icon/icons.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import { PauseButton } from '../PauseButton/PauseButton.tsx';
import { useAutoAdvance } from '../playback/useAutoAdvance.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import * as css from './Carousel.css.ts';
import { english, type CarouselWords } from './CarouselWords.ts';
import { useSlides } from './useSlides.ts';

export interface CarouselItem {
  readonly id: Key;
  /** Its accessible name. @default its position, "2 of 4" */
  readonly label?: string;
  readonly content: ReactNode;
}

export interface CarouselProps extends ElementProps {
  /** The accessible name. */
  'aria-label'?: string;
  /** Instead of an `aria-label`: the id of the title in `header`. */
  'aria-labelledby'?: string;
  items: readonly CarouselItem[];
  /** In the line of the buttons: a title, a `Badge`. */
  header?: ReactNode;
  /** Index of the first visible slide. */
  index?: number;
  /** @default 0 */
  defaultIndex?: number;
  /** Called when another slide has come to rest, or is requested while `index` is controlled. */
  onIndexChange?: (index: number) => void;
  /** Milliseconds for each slide. Without it the slides do not advance by themselves. */
  periodMs?: number;
  /** How many slides are side by side; fewer where each would be narrower than 240 CSS pixels. @default 1 */
  slidesPerView?: 1 | 2 | 3 | 4;
  words?: Partial<CarouselWords>;
}

/** Slides in a row that scrolls sideways, with buttons for the previous and the next one. It scrolls without scripts too. */
export function Carousel(given: Labeled<CarouselProps, 'aria-label'>) {
  requireProps('Carousel', { items: given.items });
  const { items, header, slidesPerView = 1, periodMs, ...props } = useTexts('Carousel', given);
  warnUnknownVariant('Carousel', css.slide, { slidesPerView });
  const words = { ...english, ...props.words };
  const playback = usePlayback();
  const isAdvancing = playback.isPlaying && periodMs !== undefined;
  const count = items.length;
  const { list, inView, step, ...scrolling } = useSlides({
    count,
    slidesPerView,
    index: props.index,
    defaultIndex: props.defaultIndex ?? 0,
    onIndexChange: props.onIndexChange,
    isSmooth: playback.canPlay,
  });
  const { first, last } = inView;
  useAutoAdvance({ isPlaying: isAdvancing, periodMs: periodMs ?? 0, onAdvance: () => step(1) });
  const control = { type: 'button', className: css.control, disabled: last - first + 1 >= count } as const;
  return (
    <section {...pickElementProps(props)} aria-roledescription={words.role} {...playback.hold}>
      <div className={css.header}>
        {header}
        <div className={css.controls}>
          {periodMs !== undefined && <PauseButton playback={playback} pauseLabel={words.pause} playLabel={words.play} />}
          <button {...control} aria-label={words.previous} onClick={() => step(-1)}>
            <Icon of={arrowLeft} />
          </button>
          <button {...control} aria-label={words.next} onClick={() => step(1)}>
            <Icon of={arrowRight} />
          </button>
        </div>
      </div>
      <ul
        ref={list}
        role="list"
        className={css.list[header === undefined ? 'plain' : 'titled']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={words.list}
        {...scrolling}
      >
        {items.map(({ id, label, content }, at) => (
          <li
            key={id}
            className={css.slide({ slidesPerView })}
            aria-roledescription={words.slideRole}
            aria-label={label ?? words.position(at + 1, count)}
            aria-current={at === first || undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      {/* Announced only after the visitor's own step, not whenever it advances. */}
      <p className={css.count} aria-live={isAdvancing ? 'off' : 'polite'}>
        {count > 0 && words.position(first + 1, count, last + 1)}
      </p>
    </section>
  );
}
