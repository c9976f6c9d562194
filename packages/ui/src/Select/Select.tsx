import { Button, Select as Field, SelectValue, type SelectProps as FieldProps } from 'react-aria-components/Select';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import { OptionList } from '../field/OptionList.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icons.ts';
import * as own from './Select.css.ts';

type Kept = Omit<
  FieldProps<FieldOption>,
  OwnProps | 'value' | 'defaultValue' | 'onChange' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange' | 'selectionMode'
>;

export interface SelectProps<Value extends string = string> extends FieldTexts, Kept {
  options: readonly FieldOption<Value>[];
  /** `null` if nothing is selected. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** Shown if nothing is selected. @default 'Choose' */
  placeholder?: string;
}

/** A select for about five to thirty options. Inside a `Form` it also shows the errors of its name. */
export function Select<Value extends string>({ label, description, error, necessity, ...rest }: SelectProps<Value>) {
  const { options, onChange, placeholder = 'Choose', ...props } = rest;
  const choose = (key: unknown) => {
    const chosen = options.find(({ value }) => value === key);
    if (chosen) onChange?.(chosen.value);
  };
  return (
    <Field {...props} onChange={choose} placeholder={placeholder} isInvalid={error ? true : undefined} className={css.field}>
      <FieldLabel label={label} necessity={necessity} />
      <Button className={own.trigger}>
        <SelectValue className={own.value}>
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <Icon of={chevronDown} />
      </Button>
      <OptionList options={options} />
      <FieldNotes description={description} error={error} />
    </Field>
  );
}
