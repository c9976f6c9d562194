import { useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import { TextArea as Area } from 'react-aria-components/TextArea';
import { TextField as Field, type TextFieldProps as FieldProps } from 'react-aria-components/TextField';
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
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as own from './TextArea.css.ts';

export interface TextAreaProps extends FieldTexts, OrUndefined<Omit<FieldProps, OwnProps | 'type' | 'pattern'>> {
  placeholder?: string;
  /** Visible lines before it grows. @default 4 */
  rows?: number;
  /** In UTF-16 units, as in HTML; if given, the field shows how many are left. */
  maxLength?: number;
  /** Announced when few characters are left. @default '12 characters left' */
  leftLabel?: (left: number) => string;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field that grows with its content. Inside a `Form` it also shows the errors of its name. */
export function TextArea(given: Labeled<Registered<TextAreaProps>>): ReactElement;
export function TextArea(given: Labeled<TextAreaProps>): ReactElement;
export function TextArea(given: TextAreaProps | Registered<TextAreaProps>) {
  const {
    label,
    description,
    errorMessage,
    necessity,
    placeholder,
    rows = 4,
    inputRef,
    ...rest
  } = useTexts('TextArea', readRegistration<TextAreaProps>(given));
  const { leftLabel = inEnglish, value, defaultValue, onChange, isInvalid, ...props } = rest;
  const input = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(inputRef, () => input.current);
  const [text, change] = useText(input, { value, defaultValue, onChange }, isRegistered(given));
  const left = props.maxLength === undefined ? undefined : props.maxLength - text.length;

  return (
    <Field
      {...props}
      ref={useFieldRef(props.ref)}
      value={text}
      onChange={change}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={css.field}
    >
      <FieldLabel {...{ label, necessity }} />
      <div className={`${css.box} ${own.box}`}>
        <Area
          ref={input}
          dir={writtenDirection(text)}
          rows={rows}
          placeholder={placeholder}
          className={`${css.input} ${own.input}`}
          style={{ minBlockSize: rows * 24 + 22 }}
        />
      </div>
      <div className={own.footer}>
        <div className={own.notes}>
          <FieldNotes description={description} errorMessage={errorMessage} />
        </div>
        {left !== undefined && (
          <>
            <span aria-hidden="true" className={own.count}>
              {text.length} / {props.maxLength}
            </span>
            <VisuallyHidden>
              <output>{left <= FEW && leftLabel(left)}</output>
            </VisuallyHidden>
          </>
        )}
      </div>
    </Field>
  );
}

const FEW = 20;

const inEnglish = (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`;
