import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './PromoBar.css.ts';

export interface PromoBarProps extends ElementProps {
  /** The offer, in one sentence. */
  children: ReactNode;
  /** Called when the close button is pressed: hide the bar and move the focus. */
  onDismiss: () => void;
  /** The landmark's accessible name. @default 'Announcement' */
  label?: string;
  /** @default 'Dismiss this announcement' */
  dismissLabel?: string;
}

/** An offer above the header, 48 CSS pixels high, aligned with the page's text. */
export function PromoBar(given: PromoBarProps) {
  const { children, onDismiss, label, dismissLabel, ...element } = useTexts('PromoBar', given);
  return (
    <aside {...pickElementProps(element)} aria-label={label ?? 'Announcement'} className={css.bar}>
      <p className={css.text}>{children}</p>
      <span className={css.dismiss}>
        <IconButton label={dismissLabel ?? 'Dismiss this announcement'} icon={close} onPress={onDismiss} />
      </span>
    </aside>
  );
}
