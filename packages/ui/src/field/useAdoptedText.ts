import { useLayoutEffect, type RefObject } from 'react';

/** Reports text that was typed before hydration; otherwise the field's first update would clear it. */
export function useAdoptedText(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (text: string) => void,
) {
  useLayoutEffect(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) onChange(typed);
    // Only what happened before hydration is of interest: afterwards every change is reported as it happens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
