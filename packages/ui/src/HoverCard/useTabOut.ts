import { useEffect, type RefObject } from 'react';

const TABBABLE =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]):not([tabindex="-1"])';

/** What Tab reaches inside an element, in the order of the document. */
export const tabStops = (element: Element | null) => [...(element?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])];

/**
 * Tab from the last stop of a card leads to what follows its control, Shift + Tab from the first one to the control. React Aria would
 * continue from what had the focus when the card appeared, which is another place if the pointer has opened it.
 */
export function useTabOut(isOpen: boolean, card: RefObject<Element | null>, control: RefObject<Element | null>) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !(control.current instanceof HTMLElement)) return;
      const stops = tabStops(card.current);
      if (document.activeElement !== stops.at(event.shiftKey ? 0 : -1)) return;
      const outside = tabStops(document.body).filter((stop) => stop.checkVisibility() && !card.current?.contains(stop));
      const next = event.shiftKey ? control.current : outside[outside.indexOf(control.current) + 1];
      if (next) event.preventDefault();
      (next ?? control.current).focus(); // without a next one the browser leaves the page from the control
    };
    window.addEventListener('keydown', onKeyDown, true); // before React Aria, which listens on the document
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, card, control]);
}
