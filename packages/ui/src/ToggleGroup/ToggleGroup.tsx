import { useContext } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useGivenRef } from '../element/useGivenRef.ts';
import { focusPressed } from '../Button/focusPressed.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { InToolbar } from '../Toolbar/InToolbar.ts';
import { useSingleTabStop } from '../Toolbar/useSingleTabStop.ts';
import * as css from './ToggleGroup.css.ts';
import { useToggles, type Toggles } from './useToggles.ts';

/** One button of a ToggleGroup. */
export interface ToggleOption<Value extends string = string> {
  readonly id: Value;
  readonly label: string;
  readonly icon?: IconShape;
  readonly isDisabled?: boolean;
}

interface SharedProps<Value extends string> extends ElementProps {
  /** The accessible name of the group. */
  label: string;
  items: readonly ToggleOption<Value>[];
  /** Whether the last selected button cannot be turned off. */
  isRequired?: boolean;
  /** Shows only the icons; the labels are the accessible names and the browser's tooltips. */
  isLabelHidden?: boolean;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean;
}

export type ToggleGroupProps<Value extends string = string> = SharedProps<Value> & Toggles<Value>;

/** Related toggle buttons: one tab stop, with arrow keys inside, as in a `Toolbar`. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  requireProps('ToggleGroup', { items: props.items });
  const { label, items, isRequired = false, isLabelHidden = false, orientation = 'horizontal', isDisabled } = props;
  const { ref, ...passed } = props;
  const keys = items.map(({ id }) => id);
  const [on, toggle] = useToggles(props, keys, isRequired);
  const isInToolbar = useContext(InToolbar);
  const { ref: bar, ...stop } = useSingleTabStop(orientation);
  useGivenRef(ref, bar);
  return (
    <div
      {...pickElementProps(passed)}
      ref={bar}
      {...(isInToolbar ? { role: 'group' } : { role: 'toolbar', 'aria-orientation': orientation, ...stop })}
      aria-label={label}
      className={css.group({ orientation, isFramed: !isInToolbar })}
    >
      {items.map((option) => {
        const isIconAlone = isLabelHidden && option.icon !== undefined;
        return (
          <button
            key={option.id}
            type="button"
            className={isIconAlone ? css.option : `${css.option} ${css.withText}`}
            aria-label={isIconAlone ? option.label : undefined}
            aria-pressed={on.includes(option.id)}
            title={isIconAlone ? option.label : undefined}
            disabled={isDisabled || option.isDisabled}
            onClick={(event) => {
              focusPressed(event.currentTarget);
              toggle(option.id);
            }}
          >
            {option.icon && <Icon of={option.icon} size={18} />}
            {!isIconAlone && <span>{option.label}</span>}
          </button>
        );
      })}
    </div>
  );
}
