import {
  RadioButton,
  RadioField,
  RadioGroup as Field,
  Text,
  type RadioGroupProps as FieldProps,
} from 'react-aria-components/RadioGroup';
import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import { field } from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import * as css from './RadioGroup.css.ts';

type Kept = Omit<FieldProps, OwnProps | 'value' | 'defaultValue' | 'onChange' | 'orientation'>;

export interface MarkedOption<Value extends string = string> extends FieldOption<Value> {
  /** A drawing before the label that says nothing more: a logo. */
  readonly mark?: ReactNode;
}

export interface RadioGroupProps<Value extends string = string> extends FieldTexts, Kept {
  items: readonly MarkedOption<Value>[];
  /** The id of the selected item, `null` if none. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** Use `horizontal` only if all labels are one or two words. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
}

/** A group of two to six visible options, of which one is selected. Inside a `Form` it also shows the errors of its name. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  necessity,
  ...rest
}: RadioGroupProps<Value>) {
  requireProps('RadioGroup', { items: rest.items });
  const { items, orientation, onChange, isInvalid, isLabelHidden, ...props } = rest;
  const choose = (chosen: string) => {
    const item = items.find(({ id }) => id === chosen);
    if (item) onChange?.(item.id);
  };
  return (
    <Field
      {...props}
      ref={useFieldRef(props.ref)}
      orientation={orientation}
      onChange={choose}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={field}
    >
      <FieldLabel {...{ label, necessity, isLabelHidden }} />
      <div className={css.choices({ orientation })}>
        {items.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled}>
            <RadioButton className={css.row}>
              <span className={css.ring} />
              {option.mark && <span className={css.mark}>{option.mark}</span>}
              <span>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text slot="description" className={option.mark ? css.markedDescription : css.description}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Field>
  );
}
