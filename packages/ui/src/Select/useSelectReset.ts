import type { RefObject } from 'react';
import { useFormReset } from '../field/useFormReset.ts';

/** Lets a reset of the form select the default options in React Aria's hidden select, which has no default of its own. */
export function useSelectReset(field: RefObject<HTMLElement | null>, defaultKeys: string | readonly string[] | null | undefined) {
  useFormReset(field, () => {
    const keys = [defaultKeys ?? []].flat();
    for (const option of field.current?.querySelectorAll('option') ?? []) option.defaultSelected = keys.includes(option.value);
  });
}
