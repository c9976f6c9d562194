import {
  RadioButton,
  RadioField,
  RadioGroup as Field,
  Text,
  type RadioGroupProps as FieldProps,
} from 'react-aria-components/RadioGroup';
import { field } from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import * as css from './RadioGroup.css.ts';

type Kept = Omit<FieldProps, OwnProps | 'value' | 'defaultValue' | 'onChange' | 'orientation'>;

export interface RadioGroupProps<Value extends string = string> extends FieldTexts, Kept {
  options: readonly FieldOption<Value>[];
  /** `null` if nothing is selected. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** Use `horizontal` only if all labels are one or two words. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
}

/** A group of two to six visible options, of which one is selected. Inside a `Form` it also shows the errors of its name. */
export function RadioGroup<Value extends string>({ label, description, error, necessity, ...rest }: RadioGroupProps<Value>) {
  const { options, orientation, onChange, ...props } = rest;
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange?.(option.value);
  };
  return (
    <Field {...props} orientation={orientation} onChange={choose} isInvalid={error ? true : undefined} className={field}>
      <FieldLabel label={label} necessity={necessity} />
      <div className={css.choices({ orientation })}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled}>
            <RadioButton className={css.row}>
              <span className={css.ring} />
              <span>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text slot="description" className={css.description}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </Field>
  );
}
