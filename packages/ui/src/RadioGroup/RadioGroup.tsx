import {
  RadioButton,
  RadioField,
  RadioGroup as Field,
  Text,
  type RadioGroupProps as FieldProps,
} from 'react-aria-components/RadioGroup';
import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import { field } from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import * as css from './RadioGroup.css.ts';
import * as tiles from './tiles.css.ts';

type Kept = OrUndefined<Omit<FieldProps, OwnProps | 'value' | 'defaultValue' | 'onChange' | 'orientation'>>;

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
  /** Of a list: use `horizontal` only if all labels are one or two words. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** `tiles`: each option is a tile with its mark above its label, in as many columns as fit. @default 'list' */
  variant?: 'list' | 'tiles';
}

function descriptionClass({ mark }: MarkedOption, isTiled: boolean) {
  if (isTiled) return tiles.description;
  return mark ? css.markedDescription : css.description;
}

/** A group of two to six visible options, or up to ten tiles, of which one is selected. Inside a `Form` it also shows the errors of its name. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  necessity,
  ...rest
}: Labeled<RadioGroupProps<Value>>) {
  requireProps('RadioGroup', { items: rest.items });
  const { items, orientation, variant = 'list', onChange, isInvalid, ...props } = rest;
  const isTiled = variant === 'tiles';
  const choose = (chosen: string) => {
    const item = items.find(({ id }) => id === chosen);
    if (item) onChange?.(item.id);
  };
  return (
    <Field
      {...props}
      ref={useFieldRef(props.ref)}
      // In tiles the left and right arrow keys move as the tiles stand, also from right to left.
      orientation={isTiled ? 'horizontal' : orientation}
      onChange={choose}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={field}
    >
      <FieldLabel {...{ label, necessity }} />
      <div className={isTiled ? tiles.grid : css.choices({ orientation })}>
        {items.map((option) => (
          <RadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled}
            className={isTiled ? tiles.tile : undefined}
          >
            <RadioButton className={isTiled ? tiles.row : css.row}>
              <span className={css.ring} />
              {option.mark && <span className={css.mark}>{option.mark}</span>}
              <span className={isTiled ? tiles.label : undefined}>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text slot="description" className={descriptionClass(option, isTiled)}>
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
