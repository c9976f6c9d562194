import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element has more content than room, also when its content changes later. */
export function useCanScroll(area: RefObject<HTMLElement | null>): boolean {
  const [canScroll, setCanScroll] = useState(false);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = () => setCanScroll(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined; // jsdom has none
    const sizes = new ResizeObserver(measure);
    const observe = () => [element, ...element.children].forEach((box) => sizes.observe(box));
    observe();
    const content = new MutationObserver(() => {
      observe();
      measure();
    });
    content.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [area]);
  return canScroll;
}
