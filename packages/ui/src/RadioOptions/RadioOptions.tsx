import { useId, useRef, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useGivenRef } from '../element/useGivenRef.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { useAdoptedChoice } from './useAdoptedChoice.ts';

/** An option of a radio group. */
export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A note beside the label, such as "Coming soon". */
  readonly badge?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioOptionsProps<Value extends string = string> extends ElementProps {
  /** The accessible name of the group; visible with `isLabelVisible`. */
  label: string;
  isLabelVisible?: boolean;
  options: readonly RadioOption<Value>[];
  /** The field's name in a form. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
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
export function RadioOptions<Value extends string>({ looks, ...props }: RadioOptionsProps<Value> & { looks: Looks }) {
  const { label, isLabelVisible, options, name, value, defaultValue, onChange } = props;
  const ownName = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useGivenRef(props.ref, group);
  useAdoptedChoice(group, options, value ?? defaultValue, onChange);
  return (
    <fieldset {...pickElementProps(props)} ref={group} className={looks.group}>
      <legend className={isLabelVisible ? looks.label : visuallyHidden}>{label}</legend>
      <div className={looks.options}>
        {options.map((option) => (
          <label key={option.value} className={looks.option}>
            <input
              type="radio"
              className={looks.input ?? visuallyHidden}
              name={name ?? ownName}
              value={option.value}
              disabled={option.isDisabled}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
            {option.badge && <span className={looks.badge}>{option.badge}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
