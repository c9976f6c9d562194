import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { countStops, restingPosition, slidesInView, type SlidesInView } from './slidesInView.ts';

export interface SlidesOptions {
  readonly count: number;
  readonly slidesPerView: number;
  readonly index: number | undefined;
  readonly defaultIndex: number;
  readonly onIndexChange: ((index: number) => void) | undefined;
  readonly isSmooth: boolean;
}

export interface Slides {
  /** The ref of the scrollable list. */
  readonly list: RefObject<HTMLUListElement | null>;
  readonly inView: SlidesInView;
  /** Goes to another slide, in a ring. */
  readonly step: (by: 1 | -1) => void;
  readonly onScroll: (event: UIEvent<HTMLUListElement>) => void;
  readonly onScrollEnd: (event: UIEvent<HTMLUListElement>) => void;
}

/** Milliseconds without a scroll event after which a list is at rest. */
const SCROLL_PAUSE = 150;

/** A list of slides. Its scroll position determines the visible ones, so that touch and keys work too. */
export function useSlides({ count, slidesPerView, index, defaultIndex, onIndexChange, isSmooth }: SlidesOptions): Slides {
  const list = useRef<HTMLUListElement>(null);
  const [initial] = useState(index ?? defaultIndex);
  const [inView, setInView] = useState<SlidesInView>({ first: initial, last: Math.min(initial + slidesPerView, count) - 1 });
  const [rests, setRests] = useState(0);
  /** The slide that it has come to rest at, and the one that it scrolls to. */
  const rest = useRef(initial);
  const target = useRef<number>(undefined);

  const scrollTo = (next: number, behavior: ScrollBehavior) => {
    if (!list.current) return;
    // A position instead of scrollIntoView, which could scroll the page.
    const sign = getComputedStyle(list.current).direction === 'rtl' ? -1 : 1;
    list.current.scrollTo({ left: sign * restingPosition(list.current, next), behavior });
  };
  const start = useEffectEvent(() => initial !== 0 && scrollTo(initial, 'instant'));
  useLayoutEffect(() => void start(), []);
  // Also when it has come to rest elsewhere than the caller wants, or still scrolls to where the caller wanted it before.
  const follow = useEffectEvent(() => {
    if (index !== undefined) scrollTo(index, isSmooth ? 'smooth' : 'instant');
  });
  useEffect(() => follow(), [index, rests, count]);

  const measure = (element: HTMLElement) => {
    const now = slidesInView(element);
    if (now && (now.first !== inView.first || now.last !== inView.last)) setInView(now);
  };
  const measureList = useEffectEvent(() => list.current && measure(list.current));
  useEffect(() => {
    if (!list.current || typeof ResizeObserver === 'undefined') return undefined; // jsdom has none
    const observer = new ResizeObserver(() => void measureList());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [count, slidesPerView]);

  const settle = (element: HTMLElement) => {
    target.current = undefined;
    const first = slidesInView(element)?.first;
    const given = index === undefined ? rest.current : slidesInView(element, restingPosition(element, index))?.first;
    if (first === undefined || first === given) return;
    rest.current = first;
    onIndexChange?.(first);
    setRests((times) => times + 1);
  };
  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    const element = list.current;
    if (!element || 'onscrollend' in window) return undefined; // an older Safari has no such event
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settleLater(element), SCROLL_PAUSE);
    };
    element.addEventListener('scroll', onScroll);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return {
    list,
    inView,
    step(by) {
      const stops = (list.current && countStops(list.current)) ?? count;
      if (stops === 0) return;
      const from = index === undefined ? (target.current ?? inView.first) : Math.min(index, stops - 1);
      const to = (from + by + stops) % stops;
      if (index === undefined) {
        target.current = to;
        scrollTo(to, isSmooth ? 'smooth' : 'instant');
      } else if (to !== index) onIndexChange?.(to);
    },
    onScroll: ({ currentTarget }) => measure(currentTarget),
    onScrollEnd: ({ currentTarget }) => settle(currentTarget),
  };
}
