import type { ButtonHTMLAttributes, Ref } from 'react';
import { button } from '../Button/Button.css.ts';
import { focusPressed } from '../Button/focusPressed.ts';
import { warnOnce } from '../dev/warnOnce.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useControlled } from '../state/useControlled.ts';
import { toggle } from './ToggleButton.css.ts';

type OwnProps = 'className' | 'style' | 'disabled' | 'onClick' | 'onChange' | 'children' | 'aria-pressed';

export interface ToggleButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, OwnProps> {
  /** The setting that it turns on. The label is the same in both states. */
  label: string;
  icon?: IconShape;
  /** Shows only the icon; the label is the accessible name and the browser's tooltip. */
  isLabelHidden?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** 48 or 36 CSS pixels high (44 on touch), an icon alone 44 or 36. @default 'md' */
  size?: 'md' | 'sm';
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A native button with a pressed state: it turns a setting on immediately, until it is pressed again. */
export function ToggleButton({ label, icon, isLabelHidden = false, size, ...rest }: ToggleButtonProps) {
  const { isSelected, defaultSelected = false, onChange, isDisabled, title = isLabelHidden ? label : '', ...props } = rest;
  const [isOn, setIsOn] = useControlled(isSelected, defaultSelected, onChange);
  warnOnce(isLabelHidden && !icon, 'A ToggleButton hides its label and has no icon: nothing is seen. Give it an icon.', label);
  const look = isLabelHidden ? iconButton({ variant: 'secondary', size }) : button({ size });
  return (
    <button
      type="button"
      {...props}
      className={`${look} ${toggle}`}
      aria-label={isLabelHidden ? label : undefined}
      aria-pressed={isOn}
      title={title || undefined}
      disabled={isDisabled}
      onClick={(event) => {
        focusPressed(event.currentTarget);
        setIsOn(!isOn);
      }}
    >
      {icon && <Icon of={icon} />}
      {!isLabelHidden && <span>{label}</span>}
    </button>
  );
}
