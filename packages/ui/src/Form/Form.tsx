import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as FormElement } from 'react-aria-components/Form';
import { form } from './Form.css.ts';

export interface FormProps {
  children: ReactNode;
  /** Called instead of submitting the form; the values are in the event's form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Errors by field name, for example from a server; a field shows its error until it changes. */
  errors?: Readonly<Record<string, string | string[]>>;
  /** Whether the browser validates the fields before `onSubmit`, or the caller does. @default 'caller' */
  checkedBy?: 'browser' | 'caller';
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
