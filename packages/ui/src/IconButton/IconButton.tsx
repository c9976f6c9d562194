import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import * as css from './IconButton.css.ts';

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'disabled' | 'onClick' | 'children'>;

export interface IconButtonProps extends NativeProps {
  /** What it does, in words: read aloud and shown as a tooltip. */
  label: string;
  icon: IconShape;
  /** @default 'quiet' */
  variant?: 'quiet' | 'secondary';
  /** 44 or 36 CSS pixels square (44 on touch). @default 'md' */
  size?: 'md' | 'sm';
  isDisabled?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a sign for a face and words for a name. */
export function IconButton({ label, icon, variant, size, isDisabled, onPress, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={css.iconButton({ variant, size })}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  );
}
