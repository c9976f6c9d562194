import type { RefObject } from 'react';
import type { Key } from '../element/Key.ts';
import { useFormReset } from '../field/useFormReset.ts';

/** Lets a reset of the form select the default options in React Aria's hidden select, which has no default of its own. */
export function useSelectReset(field: RefObject<HTMLElement | null>, defaultKeys: Key | readonly Key[] | null | undefined) {
  useFormReset(field, () => {
    const keys = [defaultKeys ?? []].flat().map(String);
    for (const option of field.current?.querySelectorAll('option') ?? []) option.defaultSelected = keys.includes(option.value);
  });
}
