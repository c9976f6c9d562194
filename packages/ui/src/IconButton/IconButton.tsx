import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { focusPressed } from '../Button/focusPressed.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import * as css from './IconButton.css.ts';

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'disabled' | 'onClick' | 'children'>;

export interface IconButtonProps extends NativeProps {
  /** The action: the accessible name, and the browser's tooltip. */
  'aria-label': string;
  /** Replaces the label as the browser's tooltip; `''` for none, such as inside a `Tooltip`. */
  title?: string | undefined;
  icon: IconShape;
  /** @default 'quiet' */
  variant?: 'quiet' | 'secondary';
  /** 44 or 36 CSS pixels square (44 on touch). @default 'md' */
  size?: 'md' | 'sm';
  isDisabled?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon and an accessible name. */
export function IconButton({
  'aria-label': name,
  title = name,
  type = 'button',
  icon,
  variant,
  size,
  isDisabled,
  onPress,
  ...props
}: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={css.iconButton({ variant, size })}
      aria-label={name}
      title={title || undefined}
      disabled={isDisabled}
      onClick={(event) => {
        focusPressed(event.currentTarget);
        onPress?.(event);
      }}
    >
      <Icon of={icon} />
    </button>
  );
}
