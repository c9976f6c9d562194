interface Named<Value> {
  readonly label: string;
  readonly initial: Value;
}

interface TextField extends Named<string> {
  readonly type: 'text';
  readonly isLong: boolean;
}

interface ChoiceField<Value extends string = string> extends Named<Value> {
  readonly type: 'choice';
  readonly options: readonly Value[];
}

interface FlagField extends Named<boolean> {
  readonly type: 'flag';
}

export type Field = TextField | ChoiceField | FlagField;
export type Fields = Readonly<Record<string, Field>>;
export type FieldValue = string | boolean;

/** The values of all fields of a block. */
export type ValuesOf<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends ChoiceField<infer Value>
    ? Value
    : Of[Name] extends FlagField
      ? boolean
      : Of[Name] extends TextField
        ? string
        : FieldValue;
};

export const text = (label: string, initial: string): TextField => ({ type: 'text', label, initial, isLong: false });
export const longText = (label: string, initial: string): TextField => ({ type: 'text', label, initial, isLong: true });
export const flag = (label: string, initial = false): FlagField => ({ type: 'flag', label, initial });

export function choice<const Value extends string>(
  label: string,
  options: readonly Value[],
  initial: NoInfer<Value>,
): ChoiceField<Value> {
  return { type: 'choice', label, options, initial };
}

/** Whether a value from the URL is valid for a field. */
export function fits(field: Field, value: unknown): value is FieldValue {
  if (field.type === 'choice') return field.options.some((option) => option === value);
  return typeof value === typeof field.initial;
}
