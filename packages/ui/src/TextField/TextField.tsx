import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import {
  FieldError,
  Input,
  Label,
  Text,
  TextField as Field,
  type TextFieldProps as FieldProps,
} from 'react-aria-components/TextField';
import { Icon } from '../Icon/Icon.tsx';
import { eye, eyeOff, warning, type IconShape } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useAdoptedText } from './useAdoptedText.ts';
import * as css from './TextField.css.ts';

export interface TextFieldProps extends Omit<FieldProps, 'children' | 'className' | 'style' | 'slot' | 'render' | 'isInvalid'> {
  /** Always visible. */
  label: string;
  /** What helps to fill it in. */
  description?: string;
  /** What is wrong and how to put it right; its presence marks the field as invalid. */
  error?: string | undefined;
  /** Beside the label, such as "optional". */
  necessity?: string;
  placeholder?: string;
  /** A sign before the value, such as a lock. */
  icon?: IconShape;
  /** @default 'Show password' */
  revealLabel?: string;
  /** @default 'Hide password' */
  concealLabel?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A line of text to fill in; a password can be revealed. Inside a `Form` it also shows the errors that belong to its name. */
export function TextField({ label, description, error, necessity, placeholder, icon, inputRef, type, ...rest }: TextFieldProps) {
  const { revealLabel = 'Show password', concealLabel = 'Hide password', value, defaultValue = '', onChange, ...props } = rest;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const change = (text: string) => {
    setOwnValue(text);
    onChange?.(text);
  };
  useAdoptedText(input, value ?? ownValue, change);
  const [isRevealed, setIsRevealed] = useState(false);
  const isPassword = type === 'password';

  return (
    <Field
      {...props}
      value={value ?? ownValue}
      onChange={change}
      type={isPassword && isRevealed ? 'text' : (type ?? 'text')}
      isInvalid={error ? true : undefined}
      className={css.field}
    >
      <Label className={css.label}>
        {label}
        {necessity && <span className={css.necessity}>{necessity}</span>}
      </Label>
      <div className={css.box}>
        {icon && (
          <span className={css.sign}>
            <Icon of={icon} />
          </span>
        )}
        <Input ref={input} placeholder={placeholder} className={css.input} />
        {isPassword && (
          <span className={css.reveal}>
            <IconButton
              label={isRevealed ? concealLabel : revealLabel}
              icon={isRevealed ? eyeOff : eye}
              isDisabled={props.isDisabled}
              onPress={() => setIsRevealed(!isRevealed)}
            />
          </span>
        )}
      </div>
      <FieldError className={css.error}>
        {({ validationErrors }) => (
          <>
            <Icon of={warning} size={18} />
            {error ?? validationErrors.join(' ')}
          </>
        )}
      </FieldError>
      {description && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
    </Field>
  );
}
