import { useEffect } from 'react';
import { reserveBottomInset } from './bottomInset.ts';

/**
 * Keeps a floating element from covering the focus and the page's end: scroll padding and bottom padding grow by its height, and
 * elements that the keyboard focuses beneath it are scrolled into view. Nothing scrolls on pointer presses.
 * @param element the floating element, or `null` while it takes no space
 */
export function useBottomInset(element: HTMLElement | null) {
  useEffect(() => {
    if (!element) return undefined;
    const room = reserveBottomInset();
    const uncover = (target: EventTarget | null) => {
      if (!(target instanceof Element) || element.contains(target) || !target.matches(':focus-visible')) return;
      const focused = target.getBoundingClientRect();
      const covering = element.getBoundingClientRect();
      // Elements taller than the free area, such as `main`, cannot be uncovered.
      if (focused.height > covering.top) return;
      const isCovered =
        focused.bottom > covering.top &&
        focused.top < covering.bottom &&
        focused.right > covering.left &&
        focused.left < covering.right;
      if (isCovered) window.scrollBy({ top: focused.bottom - covering.top + 16, behavior: 'instant' });
    };
    const measure = () => {
      room.set(Math.ceil(window.innerHeight - element.getBoundingClientRect().top));
      // It may have appeared, or grown, over the element that has the focus.
      uncover(document.activeElement);
    };
    const onFocus = ({ target }: FocusEvent) => uncover(target);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      room.release();
    };
  }, [element]);
}
