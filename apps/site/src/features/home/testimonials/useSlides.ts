import { wrap } from '@duneline/machines';
import { useRef, useState, type RefObject } from 'react';

export interface Slides {
  /** Goes on the list that scrolls. */
  readonly list: RefObject<HTMLUListElement | null>;
  readonly index: number;
  /** Shows a slide; an index before the first is the last one, and the other way round. */
  readonly show: (index: number) => void;
  readonly onScroll: () => void;
}

/** A list of slides, each as wide as the list. The list's own scrolling decides which is shown, so fingers and keys work too. */
export function useSlides(count: number, isSmooth: boolean): Slides {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  return {
    list,
    index,
    show(next) {
      const element = list.current;
      const slide = element?.children[wrap(next, count)];
      // Offsets, not scrollIntoView: the page itself must not move. They are negative in right-to-left text, as scrolling is.
      if (element && slide instanceof HTMLElement) {
        element.scrollTo({ left: slide.offsetLeft - firstOffset(element), behavior: isSmooth ? 'smooth' : 'instant' });
      }
    },
    onScroll() {
      const element = list.current;
      if (element && element.clientWidth > 0) setIndex(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    },
  };
}

function firstOffset({ firstElementChild }: HTMLElement): number {
  return firstElementChild instanceof HTMLElement ? firstElementChild.offsetLeft : 0;
}
