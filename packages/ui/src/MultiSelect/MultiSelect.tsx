import { useState } from 'react';
import { Button, Select as Field, SelectValue, type SelectProps as FieldProps } from 'react-aria-components/Select';
import type { Key } from '../element/Key.ts';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
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

type Kept = OrUndefined<
  Pick<
    FieldProps<object, 'multiple'>,
    | 'disabledKeys'
    | 'autoFocus'
    | 'defaultOpen'
    | 'id'
    | 'isDisabled'
    | 'isOpen'
    | 'isRequired'
    | 'name'
    | 'onOpenChange'
    | 'validate'
  >
>;

export interface MultiSelectProps<Id extends Key = string> extends FieldTexts, Kept {
  items: readonly FieldOption<Id>[];
  /** The ids of the selected items. */
  value?: readonly Id[];
  defaultValue?: readonly Id[];
  /** Called with the ids of all selected items, in the order of `items`. */
  onChange?: (value: Id[]) => void;
  /** Shown if nothing is selected. @default 'Choose' */
  placeholder?: string;
}

/** A select that allows several choices. Inside a form, each choice is a value of its name. */
export function MultiSelect<Id extends Key>(given: Labeled<MultiSelectProps<Id>>) {
  const { label, description, errorMessage, necessity, ...rest } = useTexts('Select', given);
  const { items, value, defaultValue, onChange, placeholder = 'Choose', isInvalid, ...props } = rest;
  const field = useFieldRef(props.ref);
  const [initial] = useState(defaultValue ?? value ?? []);
  useSelectReset(field, initial);
  return (
    <Field
      {...props}
      ref={field}
      selectionMode="multiple"
      {...(value && { value })}
      defaultValue={initial}
      onChange={(keys) => {
        const chosen = new Set(keys.map(String)); // the browser fills in texts
        onChange?.(items.flatMap(({ id }) => (chosen.has(String(id)) ? [id] : [])));
      }}
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
      <FieldNotes {...{ description, errorMessage }} />
    </Field>
  );
}
