import { useLayoutEffect } from 'react';
import { overlayElements, sendOverlay, useIsOverlayShown } from './overlayTraffic.ts';

export interface OverlayOptions {
  /** Whether the overlay wants to show. @default true */
  readonly isAsking?: boolean;
  /** Overlays with a higher priority show first; the cookie banner precedes all. */
  readonly priority: number;
  /**
   * Whether the page reserves space for it (`useBottomInset`), so that it covers neither the focused element nor the page's end.
   * @default false
   */
  readonly hasRoom?: boolean;
}

/**
 * Registers an overlay and returns whether it may show now.
 * @param element the overlay's element; while it is `null`, no other overlay shows, so that one that is still loading keeps its
 * turn
 */
export function useOverlay(id: string, element: HTMLElement | null, options: OverlayOptions): boolean {
  const { isAsking = true, priority, hasRoom = false } = options;
  useLayoutEffect(() => {
    if (!isAsking) return undefined;
    const ask = () => {
      const box = element ? boxOf(element) : { top: 0, right: window.innerWidth, bottom: window.innerHeight, left: 0 };
      const isEmpty = box.top === box.bottom || box.left === box.right;
      if (isEmpty) sendOverlay({ type: 'overlay.withdraw', id });
      else sendOverlay({ type: 'overlay.request', request: { id, priority, box, hasRoom } });
    };
    ask();
    const observer = new ResizeObserver(ask);
    if (element) {
      overlayElements.set(id, element);
      observer.observe(element);
    }
    window.addEventListener('resize', ask);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', ask);
      overlayElements.delete(id);
      sendOverlay({ type: 'overlay.withdraw', id });
    };
  }, [id, element, isAsking, priority, hasRoom]);
  return useIsOverlayShown(id);
}

function boxOf(element: HTMLElement) {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return { top, right, bottom, left };
}
