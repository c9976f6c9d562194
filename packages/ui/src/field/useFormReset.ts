import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onReset` when the form around a control is reset, before the browser resets the control itself. */
export function useFormReset(control: RefObject<Element | null>, onReset: () => unknown) {
  const reset = useEffectEvent((event: Event) => {
    if (event.target === control.current?.closest('form') && !event.defaultPrevented) onReset();
  });
  useEffect(() => {
    const listen = (event: Event) => reset(event);
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, []);
}
