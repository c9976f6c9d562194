import { useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import { Input, Label, TextField as Field } from 'react-aria-components/TextField';
import { field, label as labelStyle } from '../field/field.css.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { isRegistered, readRegistration, type Registered } from '../field/Registration.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { useText } from '../field/useText.ts';
import { digitsOf } from './digitsOf.ts';
import * as css from './OneTimeCode.css.ts';

export interface OneTimeCodeProps {
  id?: string;
  /** The whole field; `id` is set on its control. */
  ref?: Ref<HTMLDivElement>;
  /** Always visible. */
  label: string;
  /** Help for finding the code. */
  description?: string;
  /** The error and how to fix it; it also marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Marks the field as invalid without an `errorMessage`. */
  isInvalid?: boolean;
  /** Number of digits. @default 6 */
  length?: 6 | 7 | 8 | 9 | 10;
  value?: string;
  /** @default '' */
  defaultValue?: string;
  name?: string;
  isRequired?: boolean;
  /** The field can be focused and read, but not changed. */
  isReadOnly?: boolean;
  /** Called on every change; the value contains only digits. */
  onChange?: (code: string) => void;
  /** Called when the last digit is entered, by typing, pasting or the system's suggestion. */
  onComplete?: (code: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for a one-time code, drawn as cells. A pasted code may contain spaces or dashes, and the system may fill it in from a
 * message.
 */
export function OneTimeCode(given: Registered<OneTimeCodeProps>): ReactElement;
export function OneTimeCode(given: OneTimeCodeProps): ReactElement;
export function OneTimeCode(given: OneTimeCodeProps | Registered<OneTimeCodeProps>) {
  const {
    label,
    description,
    errorMessage,
    length = 6,
    value,
    defaultValue,
    inputRef,
    ...rest
  } = readRegistration<OneTimeCodeProps>(given);
  const { onChange, onComplete, isInvalid, ...props } = rest;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);
  const [code, report] = useText(input, { value, defaultValue, onChange }, isRegistered(given));
  const change = (text: string) => {
    const digits = digitsOf(text).slice(0, length);
    report(digits);
    if (digits.length === length && digits !== code) onComplete?.(digits);
  };

  return (
    <Field
      {...props}
      ref={useFieldRef(props.ref)}
      value={code}
      onChange={change}
      pattern={`[0-9]{${length}}`}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={field}
    >
      <Label className={labelStyle}>{label}</Label>
      <div className={css.frame}>
        <div dir="ltr" className={css.cellRow({ length })}>
          <span aria-hidden="true" className={css.cells}>
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className={index === Math.min(code.length, length - 1) ? `${css.cell} ${css.nextCell}` : css.cell}
              />
            ))}
          </span>
          <Input
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            spellCheck={false}
            className={css.input}
          />
        </div>
      </div>
      <FieldNotes {...{ description, errorMessage }} />
    </Field>
  );
}
