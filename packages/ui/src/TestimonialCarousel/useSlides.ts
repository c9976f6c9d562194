import { useEffect, useEffectEvent, useRef, useState, type RefObject, type UIEvent } from 'react';

export interface SlidesOptions {
  readonly count: number;
  readonly index: number | undefined;
  readonly defaultIndex: number;
  readonly onIndexChange: ((index: number) => void) | undefined;
  readonly isSmooth: boolean;
}

export interface Slides {
  /** The ref of the scrollable list. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Index of the visible slide. */
  readonly place: number;
  /** Shows a slide; indices wrap around. */
  readonly show: (place: number) => void;
  readonly onScroll: (event: UIEvent<HTMLUListElement>) => void;
  readonly onScrollEnd: (event: UIEvent<HTMLUListElement>) => void;
}

/**
 * A list of slides, each as wide as the list. Its scroll position determines the visible slide, so that touch and keys work too.
 */
export function useSlides({ count, index, defaultIndex, onIndexChange, isSmooth }: SlidesOptions): Slides {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const wanted = index ?? defaultIndex;

  const scrollTo = (next: number) => {
    const slide = list.current?.children[next];
    // Offsets instead of scrollIntoView, which could scroll the page. Like scroll positions, they are negative in right-to-left
    // text.
    if (list.current && slide instanceof HTMLElement) {
      list.current.scrollTo({ left: slide.offsetLeft - firstOffset(list.current), behavior: isSmooth ? 'smooth' : 'instant' });
    }
  };
  const follow = useEffectEvent(() => wanted !== place && scrollTo(wanted));
  useEffect(() => void follow(), [wanted]);

  return {
    list,
    place,
    show(next) {
      const to = (next + count) % count;
      if (index === undefined) scrollTo(to);
      else if (to !== index) onIndexChange?.(to);
    },
    onScroll: ({ currentTarget }) => setPlace(placeIn(currentTarget) ?? place),
    onScrollEnd({ currentTarget }) {
      const rest = placeIn(currentTarget);
      if (rest !== undefined && rest !== index) onIndexChange?.(rest);
    },
  };
}

/** Index of the visible slide; `undefined` if the list is hidden. */
function placeIn({ scrollLeft, clientWidth }: HTMLElement): number | undefined {
  return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : undefined;
}

function firstOffset({ firstElementChild }: HTMLElement): number {
  return firstElementChild instanceof HTMLElement ? firstElementChild.offsetLeft : 0;
}
