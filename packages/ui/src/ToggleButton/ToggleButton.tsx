import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { button } from '../Button/Button.css.ts';
import { focusPressed } from '../Button/focusPressed.ts';
import { warnOnce } from '../dev/warnOnce.ts';
import type { Labeled } from '../element/Labeled.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useControlled } from '../state/useControlled.ts';
import { toggle } from './ToggleButton.css.ts';

type OwnProps = 'className' | 'style' | 'disabled' | 'onClick' | 'onChange' | 'children' | 'aria-pressed';

export interface ToggleButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, OwnProps> {
  /** The label: the setting that it turns on, the same in both states. An icon alone has an `aria-label`, also shown as a tooltip. */
  children?: ReactNode;
  icon?: IconShape;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** 48 or 36 CSS pixels high (44 on touch), an icon alone 44 or 36. @default 'md' */
  size?: 'md' | 'sm';
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A native button with a pressed state: it turns a setting on immediately, until it is pressed again. */
export function ToggleButton({ children, icon, size, ...rest }: Labeled<ToggleButtonProps, 'children'>) {
  const isIconAlone = children === undefined || children === null || children === '';
  const {
    isSelected,
    defaultSelected = false,
    onChange,
    isDisabled,
    type = 'button',
    title = isIconAlone && rest['aria-label'],
    ...props
  } = rest;
  const [isOn, setIsOn] = useControlled(isSelected, defaultSelected, onChange);
  warnOnce(isIconAlone && !icon, 'A ToggleButton has no label and no icon: nothing is seen. Give it one of them.', rest);
  const look = isIconAlone ? iconButton({ variant: 'secondary', size }) : button({ size });
  return (
    <button
      {...props}
      type={type}
      className={`${look} ${toggle}`}
      aria-pressed={isOn}
      title={title || undefined}
      disabled={isDisabled}
      onClick={(event) => {
        focusPressed(event.currentTarget);
        setIsOn(!isOn);
      }}
    >
      {icon && <Icon of={icon} />}
      {!isIconAlone && <span>{children}</span>}
    </button>
  );
}
