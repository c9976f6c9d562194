import type { Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as Field,
  type NumberFieldProps as FieldProps,
} from 'react-aria-components/NumberField';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { minus, plus } from '../Icon/icons.ts';
import * as own from './NumberField.css.ts';

type Kept = Omit<
  FieldProps,
  OwnProps | 'value' | 'defaultValue' | 'onChange' | 'incrementAriaLabel' | 'decrementAriaLabel' | 'isWheelDisabled'
>;

export interface NumberFieldProps extends FieldTexts, Kept {
  /** `null`: the field is empty. Percents are fractions: 0.01 is 1 %. */
  value?: number | null;
  defaultValue?: number;
  /** Called when the number is settled: by a step, or by leaving the field. */
  onChange?: (value: number | null) => void;
  /** How it is written: a currency, percents, a unit, fraction digits. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Whether two buttons step through the numbers; leave them out where a step means nothing. @default true */
  hasSteppers?: boolean;
  /** @default 'Increase' with the label */
  increaseLabel?: string;
  /** @default 'Decrease' with the label */
  decreaseLabel?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A number to write or to step, in the writing of the reader's language. Inside a `Form` it also shows the errors that belong to its name. */
export function NumberField({ label, description, error, necessity, hasSteppers = true, inputRef, ...rest }: NumberFieldProps) {
  const { value, onChange, increaseLabel, decreaseLabel, ...props } = rest;
  return (
    <Field
      {...props}
      value={value === null ? Number.NaN : value}
      onChange={onChange && ((number) => onChange(Number.isNaN(number) ? null : number))}
      incrementAriaLabel={increaseLabel}
      decrementAriaLabel={decreaseLabel}
      isWheelDisabled
      isInvalid={error ? true : undefined}
      className={css.field}
    >
      <FieldLabel label={label} necessity={necessity} />
      <Group className={css.box}>
        <Input ref={inputRef} className={css.input} />
        {hasSteppers && (
          <div className={own.steppers}>
            <Button slot="decrement" className={own.step}>
              <Icon of={minus} />
            </Button>
            <Button slot="increment" className={own.step}>
              <Icon of={plus} />
            </Button>
          </div>
        )}
      </Group>
      <FieldNotes description={description} error={error} />
    </Field>
  );
}
