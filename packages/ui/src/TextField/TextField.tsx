import { useImperativeHandle, useRef, useState, type ReactElement, type Ref } from 'react';
import { Input, TextField as Field, type TextFieldProps as FieldProps } from 'react-aria-components/TextField';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldTexts, OwnProps } from '../field/FieldTexts.ts';
import { isRegistered, readRegistration, type Registered } from '../field/Registration.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { useText } from '../field/useText.ts';
import { writtenDirection } from '../field/writtenDirection.ts';
import { Icon } from '../Icon/Icon.tsx';
import { eye, eyeOff, type IconShape } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';

export interface TextFieldProps extends FieldTexts, OrUndefined<Omit<FieldProps, OwnProps>> {
  placeholder?: string;
  /** An icon before the value, such as a lock. */
  icon?: IconShape;
  /** @default 'Show password' */
  revealLabel?: string;
  /** @default 'Hide password' */
  concealLabel?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A single-line text field; a password can be revealed. Inside a `Form` it also shows the errors of its name. */
export function TextField(given: Labeled<Registered<TextFieldProps>>): ReactElement;
export function TextField(given: Labeled<TextFieldProps>): ReactElement;
export function TextField(given: TextFieldProps | Registered<TextFieldProps>) {
  const { label, description, errorMessage, necessity, placeholder, icon, inputRef, type, ...rest } = useTexts(
    'TextField',
    readRegistration<TextFieldProps>(given),
  );
  const {
    revealLabel = 'Show password',
    concealLabel = 'Hide password',
    value,
    defaultValue,
    onChange,
    isInvalid,
    ...props
  } = rest;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);
  const [text, change] = useText(input, { value, defaultValue, onChange }, isRegistered(given));
  const [isRevealed, setIsRevealed] = useState(false);
  const isPassword = type === 'password';

  return (
    <Field
      {...props}
      ref={useFieldRef(props.ref)}
      value={text}
      onChange={change}
      type={isPassword && isRevealed ? 'text' : (type ?? 'text')}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={css.field}
    >
      <FieldLabel {...{ label, necessity }} />
      <div className={css.box}>
        {icon && (
          <span className={css.icon}>
            <Icon of={icon} />
          </span>
        )}
        <Input ref={input} dir={writtenDirection(text)} placeholder={placeholder} className={css.input} />
        {isPassword && (
          <span className={css.trailingButton}>
            <IconButton
              aria-label={isRevealed ? concealLabel : revealLabel}
              icon={isRevealed ? eyeOff : eye}
              isDisabled={props.isDisabled}
              onPress={() => setIsRevealed(!isRevealed)}
            />
          </span>
        )}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Field>
  );
}
