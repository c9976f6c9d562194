import { Button, ComboBox as Field, Input, type ComboBoxProps as FieldProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { OptionList } from '../field/OptionList.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as own from './ComboBox.css.ts';

type Kept = Pick<
  FieldProps<FieldOption>,
  'autoFocus' | 'id' | 'inputValue' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name' | 'onInputChange' | 'onOpenChange'
>;

export interface ComboBoxProps<Value extends string = string> extends FieldTexts, Kept {
  options: readonly FieldOption<Value>[];
  /** `null` if nothing is selected. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value | null) => void;
  placeholder?: string;
  /** Who filters the options: the field itself, or the caller, who passes other `options` on `onInputChange`. @default 'field' */
  filteredBy?: 'field' | 'caller';
  /** Whether more options are loading. */
  isLoading?: boolean;
  /** Shown if no option matches. @default 'Nothing matches.' */
  emptyLabel?: string;
  /** @default 'Loading…' */
  loadingLabel?: string;
}

/** A select with a text filter. Inside a `Form` it also shows the errors of its name. */
export function ComboBox<Value extends string>({ label, description, error, necessity, ...rest }: ComboBoxProps<Value>) {
  const { options, onChange, placeholder, filteredBy = 'field', ...more } = rest;
  const { isLoading = false, emptyLabel = 'Nothing matches.', loadingLabel = 'Loading…', ...props } = more;
  const choose = (key: unknown) => onChange?.(options.find(({ value }) => value === key)?.value ?? null);
  return (
    <Field
      {...props}
      {...(filteredBy === 'field' ? { defaultItems: options } : { items: options })}
      onChange={choose}
      allowsEmptyCollection
      isInvalid={error ? true : undefined}
      className={css.field}
    >
      <FieldLabel label={label} necessity={necessity} />
      <Group className={css.box}>
        <Input placeholder={placeholder} className={css.input} />
        {isLoading && (
          <span className={own.busy}>
            <Spinner />
          </span>
        )}
        <Button className={css.lastButton}>
          <Icon of={chevronDown} />
        </Button>
      </Group>
      <VisuallyHidden>
        {/* While the list is open, React Aria hides the rest of the page from screen readers, except live announcers. */}
        <output data-live-announcer="">{isLoading && loadingLabel}</output>
      </VisuallyHidden>
      <OptionList empty={isLoading ? loadingLabel : emptyLabel} />
      <FieldNotes description={description} error={error} />
    </Field>
  );
}
