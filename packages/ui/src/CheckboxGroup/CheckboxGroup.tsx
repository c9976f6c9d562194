import { CheckboxGroup as Field, type CheckboxGroupProps as FieldProps } from 'react-aria-components/CheckboxGroup';
import { requireProps } from '../dev/requireProps.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import { field } from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { choices } from '../RadioGroup/RadioGroup.css.ts';

type Kept = OrUndefined<Omit<FieldProps, OwnProps | 'value' | 'defaultValue' | 'onChange'>>;

export interface CheckboxGroupProps<Value extends string = string> extends FieldTexts, Kept {
  items: readonly FieldOption<Value>[];
  /** The ids of the selected items. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  /** Called with all selected values, in the order of `items`. */
  onChange?: (values: Value[]) => void;
  /** Use `horizontal` only if all labels are one or two words. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
}

/** A group of checkboxes. Inside a `Form` it also shows the errors of its name. */
export function CheckboxGroup<Value extends string>(all: Labeled<CheckboxGroupProps<Value>>) {
  requireProps('CheckboxGroup', { items: all.items });
  const { label, description, errorMessage, necessity, items, orientation, value, defaultValue, onChange, isInvalid, ...props } =
    all;
  const choose = (chosen: string[]) => onChange?.(items.map(({ id }) => id).filter((one) => chosen.includes(one)));
  return (
    <Field
      {...props}
      ref={useFieldRef(props.ref)}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onChange={choose}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={field}
    >
      <FieldLabel {...{ label, necessity }} />
      <div className={choices({ orientation })}>
        {items.map((option) => (
          <Checkbox key={option.id} value={option.id} description={option.description} isDisabled={option.isDisabled}>
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Field>
  );
}
