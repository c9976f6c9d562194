import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Focus management of a toast region. F6 moves the focus into it and back, as between panes of a window. After a toast is closed
 * from inside, the focus moves to the next one, and after the last one back to where it was.
 */
export function useToastFocus(hasToasts: boolean) {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<Element | null>(null);

  useEffect(() => {
    if (!hasToasts) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const element = region.current;
      if (event.key !== 'F6' || event.defaultPrevented || !element) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) focus(origin.current);
      else focus(element.querySelector('button'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasToasts]);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };

  /** Called before a toast is removed. */
  const leave = (toast: Element | null) => {
    if (!toast?.contains(document.activeElement)) return;
    const next = toast.nextElementSibling ?? toast.previousElementSibling;
    // Its close button, because a second press must not do another toast's action.
    focus([...(next?.querySelectorAll('button') ?? [])].at(-1) ?? origin.current);
  };

  return { region, onFocus, leave };
}

function focus(element: Element | null) {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}
