import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * The focus of a region of toasts. F6 goes into it and back, as between the panes of a window. Whoever closes a toast from inside goes
 * on to the next one, and after the last one to where they came from.
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

  /** Before a toast is removed. */
  const leave = (toast: Element | null) => {
    if (!toast?.contains(document.activeElement)) return;
    const next = toast.nextElementSibling ?? toast.previousElementSibling;
    focus(next?.querySelector('button') ?? origin.current);
  };

  return { region, onFocus, leave };
}

function focus(element: Element | null) {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}
