import { useEffect } from 'react';
import { overlayOf, sendOverlay } from './overlayTraffic.ts';
import { wideWindow } from './useIsWide.ts';

/** Height of the footer's last lines, which must stay visible, in CSS pixels. */
const END_PX = 120;

/** Reports the positions of the focus, the content's end and the window's edges to the overlay machine, once per frame. */
export function useOverlayScene() {
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      sendOverlay({ type: 'viewport.change', isSmall: !wideWindow().matches });
      sendOverlay({ type: 'focus.move', focus: focusOf(document.activeElement) });
      sendOverlay({ type: 'end.move', end: endOf(document.querySelector('footer') ?? document.querySelector('main')) });
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, schedule);
    };
  }, []);
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
