import { useImperativeHandle, useRef, type Ref } from 'react';

const entry = 'input:not([type=hidden], [tabindex="-1"]), textarea, [role=spinbutton]';

/**
 * The whole field, also as the caller's `ref`. Its `focus()` focuses its control: form libraries call it on the first field with an
 * error.
 */
export function useFieldRef<E extends HTMLElement>(given: Ref<E> | undefined) {
  const field = useRef<E>(null);
  useImperativeHandle<E | null, E | null>(given, () => {
    const element = field.current;
    if (element)
      element.focus = (options) => (element.querySelector<HTMLElement>(entry) ?? element.querySelector('button'))?.focus(options);
    return element;
  }, []);
  return field;
}
