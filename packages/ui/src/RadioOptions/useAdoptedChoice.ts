import type { Key } from '../element/Key.ts';
import { useLayoutEffect, type RefObject } from 'react';

/** Reports a radio that was selected before hydration: the browser keeps it selected, and this tells React, once. */
export function useAdoptedChoice<Value extends Key>(
  group: RefObject<HTMLFieldSetElement | null>,
  items: readonly { readonly id: Value }[],
  initial: Value | undefined,
  onChange: ((value: Value) => void) | undefined,
) {
  useLayoutEffect(() => {
    const clicked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = items.find(({ id }) => String(id) === clicked);
    if (chosen && chosen.id !== initial) onChange?.(chosen.id);
    // Only what happened before hydration is of interest: afterwards every change is reported as it happens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
