import { useContext, useState, type FormEvent } from 'react';
import { FormContext } from 'react-aria-components/Form';

/**
 * The error of a native field from its surrounding `Form`, or from the browser that validated it, until `forget` is called on change
 * (as React Aria's fields do).
 */
export function useFormError(name: string | undefined) {
  const form = useContext(FormContext);
  const errors = form && 'validationErrors' in form ? form.validationErrors : undefined;
  const [forgotten, setForgotten] = useState<typeof errors>();
  const [invalid, setInvalid] = useState('');
  const own = name === undefined || errors === forgotten ? undefined : errors?.[name];
  return {
    error: own ? [own].flat().join(' ') : invalid || undefined,
    forget: () => {
      setForgotten(errors);
      setInvalid('');
    },
    /** For `onInvalid`: takes the browser's message, which would cover the field, and its focus of the first invalid field. */
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      const field = event.currentTarget;
      event.preventDefault();
      setInvalid(field.validationMessage);
      const fields = [...(field.form?.elements ?? [])];
      if (fields.find((one) => one.matches(':invalid:not(fieldset)')) === field) field.focus();
    },
  };
}
