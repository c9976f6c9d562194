import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Handles right clicks while a menu is open and the page behind it is inert. One on the menu does nothing. One beside it closes the
 * menu and is repeated on what is there, so that its menu opens: again this one, another area's, or the browser's.
 */
export function useRightClickOutside(isOpen: boolean, close: () => void, focused: Element | null | undefined) {
  const isRepeating = useRef(false);
  const handle = useEffectEvent((event: MouseEvent) => {
    if (isRepeating.current) return; // the caller has kept the menu open
    if (event.target instanceof Element && event.target.closest('[role=menu]')) {
      event.preventDefault();
      return;
    }
    event.stopPropagation();
    flushSync(close);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true }); // where the next menu returns it to
    const below = document.elementFromPoint(event.clientX, event.clientY);
    isRepeating.current = true;
    if (below && !below.dispatchEvent(new PointerEvent('contextmenu', event))) event.preventDefault();
    isRepeating.current = false;
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onContextMenu = (event: MouseEvent) => handle(event);
    document.addEventListener('contextmenu', onContextMenu, true);
    return () => document.removeEventListener('contextmenu', onContextMenu, true);
  }, [isOpen]);
}
