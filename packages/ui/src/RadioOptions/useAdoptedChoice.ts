import { useLayoutEffect, type RefObject } from 'react';

/**
 * Reports a choice that was made on the prerendered page before its script ran: the browser keeps the radio as it was clicked, and the
 * page learns of it here, once.
 */
export function useAdoptedChoice<Value extends string>(
  group: RefObject<HTMLFieldSetElement | null>,
  options: readonly { readonly value: Value }[],
  initial: Value | undefined,
  onChange: ((value: Value) => void) | undefined,
) {
  useLayoutEffect(() => {
    const clicked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = options.find(({ value }) => value === clicked);
    if (chosen && chosen.value !== initial) onChange?.(chosen.value);
    // Only what happened before hydration is of interest: afterwards every change is reported as it happens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
