import type { Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as Field,
  type NumberFieldProps as FieldProps,
} from 'react-aria-components/NumberField';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { useLocalDigits } from '../field/useLocalDigits.ts';
import { Icon } from '../Icon/Icon.tsx';
import { minus, plus } from '../Icon/icons.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as own from './NumberField.css.ts';

type Kept = OrUndefined<
  Omit<
    FieldProps,
    OwnProps | 'value' | 'defaultValue' | 'onChange' | 'incrementAriaLabel' | 'decrementAriaLabel' | 'isWheelDisabled'
  >
>;

export interface NumberFieldProps extends FieldTexts, Kept {
  /** `null` if the field is empty. Percentages are fractions: 0.01 is 1 %. */
  value?: number | null;
  defaultValue?: number;
  /** Called when the number is committed: by a step, or on blur. */
  onChange?: (value: number | null) => void;
  /** The format: a currency, percent, a unit, fraction digits. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Whether there are buttons for steps; omit them if a step is not meaningful. @default true */
  hasSteppers?: boolean;
  /** @default 'Increase' and the label */
  increaseLabel?: string;
  /** @default 'Decrease' and the label */
  decreaseLabel?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A number field with typing and steps, formatted in the reader's language. Inside a `Form` it also shows the errors of its name.
 */
export function NumberField(given: Labeled<NumberFieldProps>) {
  const { label, description, errorMessage, necessity, hasSteppers = true, inputRef, ...rest } = useTexts('NumberField', given);
  const { value, onChange, increaseLabel, decreaseLabel, isInvalid, ...props } = rest;
  const field = useFieldRef(props.ref);
  useLocalDigits(field);
  return (
    <Field
      {...props}
      ref={field}
      value={value === null ? Number.NaN : value}
      onChange={onChange && ((number) => onChange(Number.isNaN(number) ? null : number))}
      incrementAriaLabel={increaseLabel}
      decrementAriaLabel={decreaseLabel}
      isWheelDisabled
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={css.field}
    >
      <FieldLabel {...{ label, necessity }} />
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
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Field>
  );
}
