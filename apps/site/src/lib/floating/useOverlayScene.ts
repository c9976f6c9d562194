import { useEffect } from 'react';
import { controlsIn } from './controlsIn.ts';
import { boxesToKeepFree, overlayOf, sendOverlay, subscribeToOverlays } from './overlayTraffic.ts';

/** Height of the footer's last lines, which must stay visible, in CSS pixels. */
const END_PX = 120;

/**
 * Reports the positions of the focus, the content's end and the page's controls to the overlay machine, once per frame.
 * @param pathname the current page, whose controls replace those of the page before
 */
export function useOverlayScene(pathname: string) {
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      sendOverlay({ type: 'focus.move', focus: focusOf(document.activeElement) });
      sendOverlay({ type: 'end.move', end: endOf(document.querySelector('footer') ?? document.querySelector('main')) });
      sendOverlay({ type: 'controls.move', controls: controlsIn(boxesToKeepFree()) });
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const unsubscribe = subscribeToOverlays(schedule);
    const resized = new ResizeObserver(schedule);
    resized.observe(document.body);
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      resized.disconnect();
      for (const event of events) window.removeEventListener(event, schedule);
    };
  }, [pathname]);
}

/** The element with keyboard focus. Ignores dialogs, which lie above all overlays, and elements too tall to uncover. */
function focusOf(element: Element | null) {
  if (!element?.matches(':focus-visible') || element.closest('[role=dialog], [role=alertdialog]')) return null;
  const { top, right, bottom, left } = element.getBoundingClientRect();
  if (bottom - top > window.innerHeight / 2) return null;
  return { box: { top, right, bottom, left }, within: overlayOf(element) };
}

function endOf(content: Element | null) {
  if (!content) return null;
  const { bottom, left, right } = content.getBoundingClientRect();
  const top = bottom - END_PX;
  return top < window.innerHeight ? { top, right, bottom, left } : null;
}
