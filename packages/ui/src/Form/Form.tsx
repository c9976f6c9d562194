import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as FormElement } from 'react-aria-components/Form';
import { form } from './Form.css.ts';

export interface FormProps {
  children: ReactNode;
  /** Called instead of sending the form; the values are in the event's form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Errors from elsewhere by field name; the field of that name shows them until it changes. */
  errors?: Readonly<Record<string, string | string[]>>;
  /** Whether the browser checks the fields before `onSubmit`, or the caller does. @default 'caller' */
  checkedBy?: 'browser' | 'caller';
  action?: string;
  method?: 'get' | 'post';
  id?: string;
  /** A layout of the caller's instead of fields below each other. */
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  ref?: Ref<HTMLFormElement>;
}

/** Fields below each other, with errors by field name. */
export function Form({ children, onSubmit, errors, checkedBy = 'caller', className = form, ...props }: FormProps) {
  return (
    <FormElement
      {...props}
      className={className}
      validationErrors={errors}
      validationBehavior={checkedBy === 'browser' ? 'native' : 'aria'}
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          onSubmit(event);
        })
      }
    >
      {children}
    </FormElement>
  );
}
