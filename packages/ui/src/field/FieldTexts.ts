import type { Ref } from 'react';

/** The words around every field. */
export interface FieldTexts {
  /** Always visible. */
  label: string;
  /** What helps to fill it in. */
  description?: string;
  /** What is wrong and how to put it right; its presence marks the field as invalid. */
  error?: string | undefined;
  /** Beside the label, such as "optional". */
  necessity?: string;
  /** The whole field; its `id` and what describes it are those of its control. */
  ref?: Ref<HTMLDivElement>;
}

/** Props of React Aria's fields that ours answer for themselves. */
export type OwnProps = 'children' | 'className' | 'style' | 'slot' | 'render' | 'isInvalid' | 'label' | 'description';
