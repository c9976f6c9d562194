import { useEffect } from 'react';
import { keepRoom } from './room.ts';

/**
 * Keeps a floating part off the focus and off the end of the page: the page's scroll padding and its end grow by the part's
 * height, and what the keyboard focuses under it is scrolled above it. A pointer sees where it presses: the page stays there.
 * @param element the part, `null` while it takes no room.
 */
export function useFloatingRoom(element: HTMLElement | null) {
  useEffect(() => {
    if (!element) return undefined;
    const room = keepRoom();
    const measure = () => room.set(Math.ceil(window.innerHeight - element.getBoundingClientRect().top));
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target) || !target.matches(':focus-visible')) return;
      const focused = target.getBoundingClientRect();
      const covering = element.getBoundingClientRect();
      // What is taller than the free area, such as the page's main part, has no place where all of it shows.
      if (focused.height > covering.top) return;
      const isCovered =
        focused.bottom > covering.top &&
        focused.top < covering.bottom &&
        focused.right > covering.left &&
        focused.left < covering.right;
      if (isCovered) window.scrollBy({ top: focused.bottom - covering.top + 16, behavior: 'instant' });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', uncover);
      room.release();
    };
  }, [element]);
}
