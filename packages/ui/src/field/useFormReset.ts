import { useEffect, type RefObject } from 'react';

/** Calls `onReset` when the form around a control is reset, before the browser resets the control itself. */
export function useFormReset(control: RefObject<Element | null>, onReset: () => unknown) {
  useEffect(() => {
    const reset = (event: Event) => {
      if (event.target === control.current?.closest('form') && !event.defaultPrevented) onReset();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  });
}
