import { useContext, useState } from 'react';
import { FormContext } from 'react-aria-components/Form';

/** The error that the `Form` around a native field has for its name, until `forget` is called: when the field changes, as with React Aria's fields. */
export function useFormError(name: string | undefined) {
  const form = useContext(FormContext);
  const errors = form && 'validationErrors' in form ? form.validationErrors : undefined;
  const [forgotten, setForgotten] = useState<typeof errors>();
  const own = name === undefined || errors === forgotten ? undefined : errors?.[name];
  return { error: own && [own].flat().join(' '), forget: () => setForgotten(errors) };
}
