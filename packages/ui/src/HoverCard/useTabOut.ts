import { useLayoutEffect, type RefObject } from 'react';
import { tabStops } from '../element/tabStops.ts';

/**
 * Tab from the last stop of a card leads to what follows its control, Shift + Tab from the first one to the control. React Aria would
 * continue from what had the focus when the card appeared, which is another place if the pointer has opened it.
 */
export function useTabOut(isOpen: boolean, card: RefObject<Element | null>, control: RefObject<Element | null>) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const origin = control.current;
      if (event.key !== 'Tab' || !(origin instanceof HTMLElement)) return;
      if (document.activeElement !== tabStops(card.current).at(event.shiftKey ? 0 : -1)) return;
      const follows = (stop: Element) =>
        !card.current?.contains(stop) && (origin.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const next = event.shiftKey ? origin : tabStops(document.body).find(follows);
      if (next) event.preventDefault();
      (next ?? origin).focus(); // without a next one the browser leaves the page from the control
    };
    window.addEventListener('keydown', onKeyDown, true); // before React Aria, which listens on the document
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, card, control]);
}
