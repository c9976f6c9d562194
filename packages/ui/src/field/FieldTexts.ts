import type { Ref } from 'react';

/** The texts of every field. */
export interface FieldTexts {
  /** The accessible name. */
  label: string;
  /** Hides the label visually, where the place says what the field is for. @default false */
  isLabelHidden?: boolean;
  /** Help for filling it in. */
  description?: string;
  /** The error and how to fix it; it also marks the field as invalid, which keeps a natively validated `Form` from being sent. */
  errorMessage?: string | undefined;
  /** Marks the field as invalid without an `errorMessage`. */
  isInvalid?: boolean | undefined;
  /** Beside the label, such as "optional". */
  necessity?: string;
  /** The whole field; `id` and descriptions are set on its control. */
  ref?: Ref<HTMLDivElement>;
}

/** Props of React Aria's fields that our components define themselves. */
export type OwnProps = 'children' | 'className' | 'style' | 'slot' | 'render' | 'isInvalid' | 'label' | 'description';
