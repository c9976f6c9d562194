/** An option of a field. */
export interface FieldOption<Value extends string = string> {
  readonly id: Value;
  readonly label: string;
  /** Its meaning or price, below its label. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}
