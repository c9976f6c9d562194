import { useContext, useLayoutEffect, useState, type FormEvent, type RefObject } from 'react';
import { FormContext } from 'react-aria-components/Form';

interface FieldState {
  readonly name: string | undefined;
  /** The caller's own error. */
  readonly errorMessage: string | undefined;
  readonly isInvalid: boolean;
  /** Whether a required field has no value. */
  readonly isMissing: boolean;
}

/**
 * The error of a native field, as of React Aria's fields: the caller's, that of the surrounding `Form` until `forget` is called on change,
 * or the browser's when it validated the form.
 */
export function useFieldError(
  input: RefObject<HTMLInputElement | null>,
  { name, errorMessage, isInvalid, isMissing }: FieldState,
) {
  const form = useContext(FormContext);
  const errors = form && 'validationErrors' in form ? form.validationErrors : undefined;
  const isValidatedByCaller = form && 'validationBehavior' in form && form.validationBehavior === 'aria';
  const [forgotten, setForgotten] = useState<typeof errors>();
  const [browserMessage, setBrowserMessage] = useState('');
  const own = name === undefined || errors === forgotten ? undefined : errors?.[name];
  const given = errorMessage ?? (own && [own].flat().join(' '));

  // So that the form is not sent with it. A field that is invalid without a message needs some text, which nothing shows.
  useLayoutEffect(() => {
    input.current?.setCustomValidity(isValidatedByCaller ? '' : (given ?? (isInvalid ? 'Invalid value.' : '')));
  });

  return {
    error: given ?? (isMissing && browserMessage ? browserMessage : undefined),
    forget: () => {
      setForgotten(errors);
      setBrowserMessage('');
    },
    /** For `onInvalid`: shows the browser's message in the field instead of over it, and focuses the first invalid field. */
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      const field = event.currentTarget;
      const fields = [...(field.form?.elements ?? [])];
      const isFirst = fields.find((one) => one.matches(':invalid:not(fieldset)')) === field;
      if (isFirst && !event.defaultPrevented) field.focus({ focusVisible: true });
      event.preventDefault();
      setBrowserMessage(field.validationMessage);
    },
  };
}
