import type { Ref } from 'react';

/** The texts of every field. */
export interface FieldTexts {
  /** Always visible. */
  label: string;
  /** Help for filling it in. */
  description?: string;
  /** The error and how to fix it; it also marks the field as invalid. */
  error?: string | undefined;
  /** Beside the label, such as "optional". */
  necessity?: string;
  /** The whole field; `id` and descriptions are set on its control. */
  ref?: Ref<HTMLDivElement>;
}

/** Props of React Aria's fields that our components define themselves. */
export type OwnProps = 'children' | 'className' | 'style' | 'slot' | 'render' | 'isInvalid' | 'label' | 'description';
