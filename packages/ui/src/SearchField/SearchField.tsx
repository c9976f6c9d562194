import { useRef, type ReactElement } from 'react';
import { Input, SearchField as Field, type SearchFieldProps as FieldProps } from 'react-aria-components/SearchField';
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
import { close, search } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as own from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<FieldTexts, 'necessity'>, OrUndefined<Omit<FieldProps, OwnProps | 'type'>> {
  placeholder?: string;
  /** @default 'Clear' */
  clearLabel?: string;
}

/** A search field: reports changes while typing, submits on Enter, clears on Escape. */
export function SearchField(given: Labeled<Registered<SearchFieldProps>>): ReactElement;
export function SearchField(given: Labeled<SearchFieldProps>): ReactElement;
export function SearchField(given: SearchFieldProps | Registered<SearchFieldProps>) {
  const {
    label,
    isInvalid,
    description,
    errorMessage,
    placeholder,
    clearLabel = 'Clear',
    ...rest
  } = useTexts('SearchField', readRegistration<SearchFieldProps>(given));
  const { value, defaultValue, onChange, onClear, ...props } = rest;
  const input = useRef<HTMLInputElement>(null);
  const [text, change] = useText(input, { value, defaultValue, onChange }, isRegistered(given));
  const clear = () => {
    change('');
    onClear?.();
    input.current?.focus();
  };

  return (
    <Field
      {...props}
      ref={useFieldRef(props.ref)}
      value={text}
      onChange={change}
      onClear={onClear}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={css.field}
    >
      <FieldLabel label={label} />
      <div className={css.box}>
        <span className={css.icon}>
          <Icon of={search} />
        </span>
        <Input ref={input} dir={writtenDirection(text)} placeholder={placeholder} className={`${css.input} ${own.input}`} />
        {text && !props.isDisabled && !props.isReadOnly && (
          <span className={css.trailingButton}>
            <IconButton aria-label={clearLabel} icon={close} onPress={clear} />
          </span>
        )}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Field>
  );
}
