import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { warning } from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './OfflineNotice.css.ts';
import { useIsOnline } from './useIsOnline.ts';

export interface OfflineNoticeProps extends ElementProps {
  /** @default 'You are offline.' */
  title?: ReactNode;
  /** What still works, and what happens with what was entered. */
  children?: ReactNode;
  /** A place in the page instead of the lower edge of the window. */
  isInline?: boolean;
}

/**
 * Says while the browser has no connection, and is nothing otherwise. Announced politely. Before the page has its script it counts as
 * online.
 */
export function OfflineNotice({ title = 'You are offline.', children, isInline = false, ...element }: OfflineNoticeProps) {
  const isOnline = useIsOnline();
  return (
    // There before it is needed: a live region announces only what comes into it later.
    <output {...pickElementProps(element)} className={isInline ? css.room : css.place}>
      {!isOnline && (
        <span className={isInline ? css.notice : css.floating}>
          <span className={css.sign}>
            <Icon of={warning} size={18} />
          </span>
          <span className={css.words}>
            <strong>{title}</strong> {children}
          </span>
        </span>
      )}
    </output>
  );
}
