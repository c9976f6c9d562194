import { useId, useRef, useState, type ReactNode } from 'react';
import type { Key, Keys } from '../element/Key.ts';
import { withDisabled } from '../element/withDisabled.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useGivenRef } from '../element/useGivenRef.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { useFormReset } from '../field/useFormReset.ts';
import { useAdoptedChoice } from './useAdoptedChoice.ts';

/** An option of a radio group. */
export interface RadioOption<Value extends Key = string> {
  readonly id: Value;
  readonly label: ReactNode;
  /** A note beside the label, such as "Coming soon". */
  readonly badge?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioOptionsProps<Value extends Key = string>
  extends ElementProps, Pick<FieldTexts, 'aria-label' | 'aria-labelledby'> {
  /** The visible label of the group. */
  label?: string;
  items: readonly RadioOption<Value>[];
  /** The field's name in a form. */
  name?: string;
  isDisabled?: boolean;
  /** Ids of options that cannot be selected, in addition to those with `isDisabled`. */
  disabledKeys?: Keys<Value>;
  selectedKey?: Value;
  defaultSelectedKey?: Value;
  onSelectionChange?: (key: Value) => void;
}

interface Looks {
  readonly group?: string;
  readonly label?: string;
  readonly options: string;
  readonly option: string;
  /** @default visually hidden, because the option is styled instead */
  readonly input?: string;
  readonly badge?: string;
}

/**
 * Native radios with labels, without styles: arrow keys, forms, pages without scripts and clicks before hydration work natively.
 */
export function RadioOptions<Value extends Key>({ looks, ...props }: RadioOptionsProps<Value> & { looks: Looks }) {
  const { label, name, isDisabled, selectedKey, defaultSelectedKey, onSelectionChange } = props;
  const items = withDisabled(props.items, props.disabledKeys);
  const ownName = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useGivenRef(props.ref, group);
  const [initialKey] = useState(defaultSelectedKey ?? selectedKey);
  const [ownKey, setOwnKey] = useState(initialKey);
  const chosenKey = selectedKey ?? ownKey;
  const choose = (key: Value) => {
    setOwnKey(key);
    onSelectionChange?.(key);
  };
  useAdoptedChoice(group, items, chosenKey, choose);
  useFormReset(group, () => {
    setOwnKey(initialKey);
    if (initialKey !== undefined && initialKey !== chosenKey) onSelectionChange?.(initialKey);
  });
  return (
    <fieldset {...pickElementProps(props)} ref={group} className={looks.group}>
      {label !== undefined && <legend className={looks.label}>{label}</legend>}
      <div className={looks.options}>
        {items.map((option) => (
          <label key={option.id} className={looks.option}>
            <input
              type="radio"
              className={looks.input ?? visuallyHidden}
              name={name ?? ownName}
              value={option.id}
              disabled={isDisabled || option.isDisabled}
              checked={option.id === chosenKey}
              onChange={() => choose(option.id)}
            />
            {option.label}
            {option.badge && <span className={looks.badge}>{option.badge}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
