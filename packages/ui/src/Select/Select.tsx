import { useState } from 'react';
import { Button, Select as Field, SelectValue, type SelectProps as FieldProps } from 'react-aria-components/Select';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import { OptionList } from '../field/OptionList.tsx';
import { useFieldRef } from '../field/useFieldRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icons.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as own from './Select.css.ts';
import { useSelectReset } from './useSelectReset.ts';

type Kept = Omit<
  FieldProps<FieldOption>,
  OwnProps | 'value' | 'defaultValue' | 'onChange' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange' | 'selectionMode'
>;

export interface SelectProps<Value extends string = string> extends FieldTexts, Kept {
  items: readonly FieldOption<Value>[];
  /** The id of the selected item, `null` if none. */
  selectedKey?: Value | null;
  defaultSelectedKey?: Value | null;
  onSelectionChange?: (key: Value) => void;
  /** Shown if nothing is selected. @default 'Choose' */
  placeholder?: string;
}

/** A select for about five to thirty options. Inside a `Form` it also shows the errors of its name. */
export function Select<Value extends string>(given: SelectProps<Value>) {
  const { label, description, errorMessage, necessity, ...rest } = useTexts('Select', given);
  const {
    items,
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    placeholder = 'Choose',
    isInvalid,
    isLabelHidden,
    ...props
  } = rest;
  const field = useFieldRef(props.ref);
  const [initialKey] = useState(defaultSelectedKey ?? selectedKey);
  useSelectReset(field, initialKey ?? selectedKey); // a reset does not clear a choice that its caller keeps
  const choose = (key: unknown) => {
    const chosen = items.find(({ id }) => id === key);
    if (chosen) onSelectionChange?.(chosen.id);
  };
  return (
    <Field
      {...props}
      ref={field}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={choose}
      placeholder={placeholder}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={css.field}
    >
      <FieldLabel {...{ label, necessity, isLabelHidden }} />
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
