import type { Ref } from 'react';

/** The texts of every field. */
export interface FieldTexts {
  /** The visible label, which is also the accessible name. */
  label?: string;
  /** The accessible name, without a visible label, where the place says what it is for. */
  'aria-label'?: string;
  /** The id of the text elsewhere that is its name. */
  'aria-labelledby'?: string;
  /** Help for filling it in. */
  description?: string;
  /** The error and how to fix it; it also marks the field as invalid, which keeps a natively validated `Form` from being sent. */
  errorMessage?: string;
  /** Marks the field as invalid without an `errorMessage`. */
  isInvalid?: boolean;
  /** Beside the visible label, such as "optional". */
  necessity?: string;
  /** The whole field; `id` and descriptions are set on its control. */
  ref?: Ref<HTMLDivElement>;
}

/** Props of React Aria's fields that our components define themselves. */
export type OwnProps = 'children' | 'className' | 'style' | 'slot' | 'render' | 'isInvalid' | 'label' | 'description';
