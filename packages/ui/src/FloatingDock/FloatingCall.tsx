import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { close, trend, type IconShape } from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './floating.css.ts';

export interface FloatingCallProps extends ElementProps {
  /** What one gets, in a sentence: no pressure, the condition beside the promise. */
  children: ReactNode;
  /** What it leads to: one small `ButtonLink`. */
  action: ReactNode;
  onDismiss: () => void;
  /** A pointer or the focus nears the dismissal: load what remembers it. */
  onDismissIntent?: () => void;
  /** @default 'Dismiss' */
  dismissLabel?: string;
  /** What it is about, on wide windows. @default a line that rises */
  icon?: IconShape;
  /** Names the landmark. @default 'Offer' */
  label?: string;
  /** Out of sight and out of reach; its place can still be measured. */
  isAway?: boolean;
}

/** The call to action that floats at the end of the window once the page is read a little. */
export function FloatingCall({ children, action, onDismiss, onDismissIntent, icon = trend, isAway, ...rest }: FloatingCallProps) {
  return (
    <aside
      {...pickElementProps(rest)}
      aria-label={rest.label ?? 'Offer'}
      data-away={isAway || undefined}
      className={css.floating({ shape: 'call' })}
    >
      <span className={css.mark}>
        <Icon of={icon} />
      </span>
      <p className={css.words}>{children}</p>
      {action}
      <IconButton
        onPointerEnter={onDismissIntent}
        onFocus={onDismissIntent}
        label={rest.dismissLabel ?? 'Dismiss'}
        icon={close}
        onPress={onDismiss}
      />
    </aside>
  );
}
