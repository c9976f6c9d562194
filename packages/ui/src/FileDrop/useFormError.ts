import { useContext, useState } from 'react';
import { FormContext } from 'react-aria-components/Form';

/** The surrounding `Form`'s error for a native field, until `forget` is called on change (as React Aria's fields do). */
export function useFormError(name: string | undefined) {
  const form = useContext(FormContext);
  const errors = form && 'validationErrors' in form ? form.validationErrors : undefined;
  const [forgotten, setForgotten] = useState<typeof errors>();
  const own = name === undefined || errors === forgotten ? undefined : errors?.[name];
  return { error: own && [own].flat().join(' '), forget: () => setForgotten(errors) };
}
