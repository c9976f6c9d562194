import type { Key } from '../element/Key.ts';

/** React Aria's older names for the choice of a field, for code that comes from there. */
export interface OlderChoice<Value extends Key, Reported = Value> {
  /** @deprecated React Aria's older name of `value`. */
  selectedKey?: Value | null;
  /** @deprecated React Aria's older name of `defaultValue`. */
  defaultSelectedKey?: Value | null;
  /** @deprecated React Aria's older name of `onChange`. */
  onSelectionChange?: (key: Reported) => void;
}

interface Choice<Value extends Key, Reported> extends OlderChoice<Value, Reported> {
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Reported) => void;
}

/** The props of a field whose choice has the names of other fields. */
export function readChoice<Value extends Key, Reported, Props extends Choice<Value, Reported>>(
  props: Props & Choice<Value, Reported>,
) {
  const { selectedKey, defaultSelectedKey, onSelectionChange, ...rest } = props;
  const { value = selectedKey, defaultValue = defaultSelectedKey, onChange = onSelectionChange } = props;
  return { ...rest, value, defaultValue, onChange };
}
