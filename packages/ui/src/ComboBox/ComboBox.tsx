import { Button, ComboBox as Field, Input, type ComboBoxProps as FieldProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import type { Key } from '../element/Key.ts';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldOption } from '../field/FieldOption.ts';
import { readChoice, type OlderChoice } from '../field/readChoice.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { OptionList } from '../field/OptionList.tsx';
import { useFieldRef } from '../field/useFieldRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as own from './ComboBox.css.ts';

type Kept = OrUndefined<
  Pick<
    FieldProps<FieldOption<Key>>,
    | 'allowsCustomValue'
    | 'defaultInputValue'
    | 'autoFocus'
    | 'disabledKeys'
    | 'id'
    | 'inputValue'
    | 'isDisabled'
    | 'isReadOnly'
    | 'isRequired'
    | 'name'
    | 'onInputChange'
    | 'onOpenChange'
    | 'menuTrigger'
    | 'validate'
  >
>;

export interface ComboBoxProps<Value extends Key = string> extends FieldTexts, OlderChoice<Value, Value | null>, Kept {
  items: readonly FieldOption<Value>[];
  /** The id of the selected item, `null` if none. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value | null) => void;
  placeholder?: string;
  /** Who filters the options: the field itself, or the caller, who passes other `items` on `onInputChange`. @default 'field' */
  filteredBy?: 'field' | 'caller';
  /** Whether more options are loading. */
  isPending?: boolean;
  /** Shown if no option matches. @default 'Nothing matches.' */
  emptyLabel?: string;
  /** @default 'Loading…' */
  loadingLabel?: string;
}

/** A select with a text filter. Inside a `Form` it also shows the errors of its name. */
export function ComboBox<Value extends Key>(given: Labeled<ComboBoxProps<Value>>) {
  const { label, description, errorMessage, necessity, ...rest } = useTexts('ComboBox', given);
  const { items, value, defaultValue, onChange, placeholder, filteredBy = 'field', isInvalid, ...more } = readChoice(rest);
  const { isPending = false, emptyLabel = 'Nothing matches.', loadingLabel = 'Loading…', ...props } = more;
  const choose = (key: unknown) => onChange?.(items.find(({ id }) => id === key)?.id ?? null);
  return (
    <Field
      {...props}
      ref={useFieldRef(props.ref)}
      {...(filteredBy === 'field' ? { defaultItems: items } : { items })}
      value={value}
      defaultValue={defaultValue}
      onChange={choose}
      allowsEmptyCollection
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={css.field}
    >
      <FieldLabel {...{ label, necessity }} />
      <Group className={css.box}>
        <Input placeholder={placeholder} className={css.input} />
        {isPending && (
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
        <output data-live-announcer="">{isPending && loadingLabel}</output>
      </VisuallyHidden>
      <OptionList empty={isPending ? loadingLabel : emptyLabel} />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </Field>
  );
}
