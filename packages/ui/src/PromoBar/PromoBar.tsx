import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './PromoBar.css.ts';

export interface PromoBarProps extends ElementProps {
  /** The offer, in one sentence. */
  children: ReactNode;
  /** The close button was pressed: the caller takes the bar away and the focus on. */
  onDismiss: () => void;
  /** Names the landmark. @default 'Announcement' */
  label?: string;
  /** @default 'Dismiss this announcement' */
  dismissLabel?: string;
}

/** The offer above the header, 48 CSS pixels high, its text in line with the page. */
export function PromoBar({ children, onDismiss, label, dismissLabel, ...element }: PromoBarProps) {
  return (
    <aside {...pickElementProps(element)} aria-label={label ?? 'Announcement'} className={css.bar}>
      <p className={css.text}>{children}</p>
      <span className={css.dismiss}>
        <IconButton label={dismissLabel ?? 'Dismiss this announcement'} icon={close} onPress={onDismiss} />
      </span>
    </aside>
  );
}
