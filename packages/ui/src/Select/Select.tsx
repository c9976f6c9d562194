import { useState } from 'react';
import { Button, Select as Field, SelectValue, type SelectProps as FieldProps } from 'react-aria-components/Select';
import type { Key } from '../element/Key.ts';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import { readChoice, type OlderChoice } from '../field/readChoice.ts';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import { OptionList } from '../field/OptionList.tsx';
import { useFieldRef } from '../field/useFieldRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icons.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as own from './Select.css.ts';
import { useSelectReset } from './useSelectReset.ts';

type Kept = OrUndefined<
  Omit<
    FieldProps<FieldOption<Key>>,
    | OwnProps
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'selectedKey'
    | 'defaultSelectedKey'
    | 'onSelectionChange'
    | 'selectionMode'
  >
>;

export interface SelectProps<Value extends Key = string> extends FieldTexts, OlderChoice<Value>, Kept {
  items: readonly FieldOption<Value>[];
  /** The id of the selected item, `null` if none. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** Shown if nothing is selected. @default 'Choose' */
  placeholder?: string;
}

/** A select for about five to thirty options. Inside a `Form` it also shows the errors of its name. */
export function Select<Value extends Key>(given: Labeled<SelectProps<Value>>) {
  const { label, description, errorMessage, necessity, ...rest } = useTexts('Select', given);
  const { items, value, defaultValue, onChange, placeholder = 'Choose', isInvalid, ...props } = readChoice(rest);
  const field = useFieldRef(props.ref);
  const [initial] = useState(defaultValue ?? value);
  useSelectReset(field, initial ?? value); // a reset does not clear a choice that its caller keeps
  const choose = (key: Key | null) => {
    const chosen = items.find(({ id }) => String(id) === String(key));
    if (chosen) onChange?.(chosen.id);
  };
  return (
    <Field
      {...props}
      ref={field}
      value={value}
      defaultValue={defaultValue}
      onChange={choose}
      placeholder={placeholder}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={css.field}
    >
      <FieldLabel {...{ label, necessity }} />
      <Button className={own.trigger}>
        <SelectValue className={own.value}>
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <Icon of={chevronDown} />
      </Button>
      <OptionList items={items} />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Field>
  );
}
