import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { close, trend, type IconShape } from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './floating.css.ts';

export interface FloatingCallProps extends ElementProps {
  /** The offer, in a sentence without pressure, with its condition. */
  children: ReactNode;
  /** One small `ButtonLink`. */
  action: ReactNode;
  onClose: () => void;
  /** Called when a pointer or the focus approaches the dismiss button, to load the code that stores the choice. */
  onCloseIntent?: () => void;
  /** @default 'Dismiss' */
  closeLabel?: string;
  /** An icon for wide windows. @default a rising line */
  icon?: IconShape;
  /** The landmark's accessible name. @default 'Offer' */
  'aria-label'?: string;
  /** Hidden and not focusable, but it can still be measured. */
  isAway?: boolean;
}

/** A call to action at the bottom of the window, after some scrolling. */
export function FloatingCall(given: FloatingCallProps) {
  const {
    children,
    action,
    onClose,
    onCloseIntent,
    closeLabel = 'Dismiss',
    icon = trend,
    isAway,
    ...rest
  } = useTexts('FloatingCall', given);
  return (
    <aside
      {...pickElementProps(rest)}
      aria-label={rest['aria-label'] ?? 'Offer'}
      data-away={isAway || undefined}
      className={css.floating({ shape: 'call' })}
    >
      <span className={css.mark}>
        <Icon of={icon} />
      </span>
      <p className={css.words}>{children}</p>
      {action}
      <IconButton onPointerEnter={onCloseIntent} onFocus={onCloseIntent} aria-label={closeLabel} icon={close} onPress={onClose} />
    </aside>
  );
}
