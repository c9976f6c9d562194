import { useEffect, type RefObject } from 'react';

/**
 * Keeps an element above other overlays at the page's end, such as the cookie banner, whose height is in the page's scroll
 * padding.
 */
export function useFloatingFloor(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = document.documentElement;
    const follow = () => {
      part.current?.style.setProperty('--floor', root.style.scrollPaddingBlockEnd || '0px');
    };
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributeFilter: ['style'] });
    follow();
    return () => observer.disconnect();
  }, [part]);
}
