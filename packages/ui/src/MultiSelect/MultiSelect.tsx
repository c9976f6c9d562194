import { useState } from 'react';
import { Button, Select as Field, SelectValue, type SelectProps as FieldProps } from 'react-aria-components/Select';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { OptionList } from '../field/OptionList.tsx';
import { useFieldRef } from '../field/useFieldRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icons.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as own from '../Select/Select.css.ts';
import { useSelectReset } from '../Select/useSelectReset.ts';

type Kept = Pick<
  FieldProps<object>,
  'autoFocus' | 'defaultOpen' | 'id' | 'isDisabled' | 'isOpen' | 'isRequired' | 'name' | 'onOpenChange'
>;

export interface MultiSelectProps<Id extends string = string> extends FieldTexts, Kept {
  items: readonly FieldOption<Id>[];
  selectedKeys?: Iterable<Id>;
  defaultSelectedKeys?: Iterable<Id>;
  onSelectionChange?: (keys: ReadonlySet<Id>) => void;
  /** Shown if nothing is selected. @default 'Choose' */
  placeholder?: string;
}

/** A select that allows several choices. Inside a form, each choice is a value of its name. */
export function MultiSelect<Id extends string>(given: MultiSelectProps<Id>) {
  const { label, description, errorMessage, necessity, ...rest } = useTexts('Select', given);
  const {
    items,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    placeholder = 'Choose',
    isInvalid,
    isLabelHidden,
    ...props
  } = rest;
  const field = useFieldRef(props.ref);
  const [initialKeys] = useState(() => [...(defaultSelectedKeys ?? selectedKeys ?? [])]);
  useSelectReset(field, initialKeys);
  return (
    <Field
      {...props}
      ref={field}
      selectionMode="multiple"
      {...(selectedKeys && { value: [...selectedKeys] })}
      defaultValue={initialKeys}
      onChange={(keys) => onSelectionChange?.(new Set(items.flatMap(({ id }) => (keys.includes(id) ? [id] : []))))}
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
      <FieldNotes {...{ description, errorMessage }} />
    </Field>
  );
}
