import type { Key } from '../element/Key.ts';

/** An option of a field. */
export interface FieldOption<Value extends Key = string> {
  readonly id: Value;
  readonly label: string;
  /** Its meaning or price, below its label. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}
