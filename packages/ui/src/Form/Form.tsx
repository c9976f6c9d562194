import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as FormElement } from 'react-aria-components/Form';
import { form } from './Form.css.ts';
import { FormErrors } from './FormErrors.ts';

export interface FormProps {
  children: ReactNode;
  /** Called instead of submitting the form; the values are in the event's form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Errors by field name, for example from a server; a field shows its error until it changes. */
  validationErrors?: Readonly<Record<string, string | string[]>>;
  /**
   * `native`: `onSubmit` is only called when every field is valid, and the first that is not gets the focus. A field with an `errorMessage`
   * or `isInvalid` is not valid until you remove it, and one with an error of `validationErrors` until it changes. `aria`: `onSubmit` is
   * always called, and you validate. @default 'native'
   */
  validationBehavior?: 'native' | 'aria';
  action?: string;
  method?: 'get' | 'post';
  id?: string;
  /** Replaces the layout, which stacks fields. */
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  ref?: Ref<HTMLFormElement>;
}

/** A form with stacked fields, and errors by field name. */
export function Form({
  children,
  onSubmit,
  validationErrors,
  validationBehavior = 'native',
  className = form,
  ...props
}: FormProps) {
  return (
    <FormElement
      {...props}
      className={className}
      validationErrors={validationErrors}
      validationBehavior={validationBehavior}
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          onSubmit(event);
        })
      }
    >
      <FormErrors value={validationErrors}>{children}</FormErrors>
    </FormElement>
  );
}
