import { useEffect, type RefObject } from 'react';

/**
 * Keeps a part above what else floats at the page's end, such as the question about cookies: that says by the page's scroll padding how
 * much room it takes.
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
