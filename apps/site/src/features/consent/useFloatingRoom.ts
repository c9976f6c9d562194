import { useEffect, type RefObject } from 'react';

/**
 * Keeps a floating part off the focus and off the end of the page: the page's scroll padding and its end grow by the part's
 * height, and what the keyboard focuses under it is scrolled above it. A pointer sees where it presses: the page stays there.
 */
export function useFloatingRoom(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const room = `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`;
      style.scrollPaddingBlockEnd = room;
      document.body.style.paddingBlockEnd = room;
    };
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
      style.scrollPaddingBlockEnd = '';
      document.body.style.paddingBlockEnd = '';
    };
  }, [part]);
}
