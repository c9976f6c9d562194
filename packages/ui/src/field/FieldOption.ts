/** One of several things to choose from in a field. */
export interface FieldOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** What it means or costs, below its label. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}
