import { useEffect, useEffectEvent, useRef, useState, type RefObject, type UIEvent } from 'react';

export interface SlidesOptions {
  readonly count: number;
  readonly index: number | undefined;
  readonly defaultIndex: number;
  readonly onIndexChange: ((index: number) => void) | undefined;
  readonly isSmooth: boolean;
}

export interface Slides {
  /** Goes on the list that scrolls. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** The slide in sight. */
  readonly place: number;
  /** Asks for a slide; a place before the first is the last one, and the other way round. */
  readonly show: (place: number) => void;
  readonly onScroll: (event: UIEvent<HTMLUListElement>) => void;
  readonly onScrollEnd: (event: UIEvent<HTMLUListElement>) => void;
}

/** A list of slides, each as wide as the list. The list's own scrolling decides which is in sight, so fingers and keys work too. */
export function useSlides({ count, index, defaultIndex, onIndexChange, isSmooth }: SlidesOptions): Slides {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const wanted = index ?? defaultIndex;

  const scrollTo = (next: number) => {
    const slide = list.current?.children[next];
    // Offsets, not scrollIntoView: the page itself must not move. They are negative in right-to-left text, as scrolling is.
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

/** The slide in sight; nothing can be said of a list that is not shown. */
function placeIn({ scrollLeft, clientWidth }: HTMLElement): number | undefined {
  return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : undefined;
}

function firstOffset({ firstElementChild }: HTMLElement): number {
  return firstElementChild instanceof HTMLElement ? firstElementChild.offsetLeft : 0;
}
