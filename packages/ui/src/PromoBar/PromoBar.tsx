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
  onClose: () => void;
  /** The landmark's accessible name. @default 'Announcement' */
  'aria-label'?: string;
  /** @default 'Dismiss this announcement' */
  closeLabel?: string;
}

/** An offer above the header, 48 CSS pixels high, aligned with the page's text. */
export function PromoBar(given: PromoBarProps) {
  const {
    children,
    onClose,
    'aria-label': name = 'Announcement',
    closeLabel = 'Dismiss this announcement',
    ...element
  } = useTexts('PromoBar', given);
  return (
    <aside {...pickElementProps(element)} aria-label={name} className={css.bar}>
      <p className={css.text}>{children}</p>
      <span className={css.dismiss}>
        <IconButton aria-label={closeLabel} icon={close} onPress={onClose} />
      </span>
    </aside>
  );
}
