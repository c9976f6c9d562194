import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Reports a choice that was made on the prerendered page before its script ran: the browser keeps the radio as it was clicked, and the
 * page learns of it here, once.
 */
export function useAdoptedChoice(
  group: RefObject<HTMLElement | null>,
  name: string,
  value: string | undefined,
  onChange: ((value: string) => void) | undefined,
) {
  useEffect(() => {
    const radios = group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
    const chosen = [...radios].find((radio) => radio.name === name && radio.checked);
    if (chosen && value !== undefined && chosen.value !== value) onChange?.(chosen.value);
    // Only what happened before hydration is of interest: afterwards every change is reported as it happens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
