import { useContext } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { Key, Keys } from '../element/Key.ts';
import { withDisabled } from '../element/withDisabled.ts';
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

interface Toggle<Value extends Key> {
  readonly id: Value;
  readonly isDisabled?: boolean;
}

/** One button of a ToggleGroup: with a visible label, or an icon alone, whose name is also the browser's tooltip. */
export type ToggleOption<Value extends Key = string> = Toggle<Value> &
  (
    | { readonly label: string; readonly icon?: IconShape; readonly 'aria-label'?: undefined }
    | { readonly 'aria-label': string; readonly icon: IconShape; readonly label?: undefined }
  );

export interface ToggleGroupProps<Value extends Key = string> extends ElementProps, Toggles<Value> {
  /** The name of the group. */
  'aria-label': string;
  items: readonly ToggleOption<Value>[];
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean;
  /** Ids of buttons that are disabled, in addition to those with `isDisabled`. */
  disabledKeys?: Keys<Value>;
}

/** Related toggle buttons: one tab stop, with arrow keys inside, as in a `Toolbar`. */
export function ToggleGroup<Value extends Key>(props: ToggleGroupProps<Value>) {
  requireProps('ToggleGroup', { items: props.items });
  const { orientation = 'horizontal', isDisabled } = props;
  const items = withDisabled(props.items, props.disabledKeys);
  const { ref, ...passed } = props;
  const keys = items.map(({ id }) => id);
  const [on, toggle] = useToggles(props, keys);
  const isInToolbar = useContext(InToolbar);
  const { ref: bar, ...stop } = useSingleTabStop(orientation);
  useGivenRef(ref, bar);
  return (
    <div
      {...pickElementProps(passed)}
      ref={bar}
      {...(isInToolbar ? { role: 'group' } : { role: 'toolbar', 'aria-orientation': orientation, ...stop })}
      className={css.group({ orientation, isFramed: !isInToolbar })}
    >
      {items.map((option) => {
        const isIconAlone = option.label === undefined;
        return (
          <button
            key={option.id}
            type="button"
            className={isIconAlone ? css.option : `${css.option} ${css.withText}`}
            aria-label={option['aria-label']}
            aria-pressed={on.includes(option.id)}
            title={isIconAlone ? option['aria-label'] : undefined}
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
