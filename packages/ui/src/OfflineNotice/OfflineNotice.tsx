import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { warning } from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './OfflineNotice.css.ts';
import { useIsOnline } from './useIsOnline.ts';

export interface OfflineNoticeProps extends ElementProps {
  /** @default 'You are offline.' */
  title?: ReactNode;
  /** What still works, and what happens to entered data. */
  children?: ReactNode;
  /** Inside the page instead of at the bottom of the window. */
  isInline?: boolean;
}

/** A notice while the browser is offline; otherwise nothing. Announced politely. Until hydration the browser counts as online. */
export function OfflineNotice(given: OfflineNoticeProps) {
  const { title = 'You are offline.', children, isInline = false, ...element } = useTexts('OfflineNotice', given);
  const isOnline = useIsOnline();
  return (
    // Always rendered, because a live region announces only changes of its content.
    <output {...pickElementProps(element)} className={isInline ? css.inlineBox : css.windowEdge}>
      {!isOnline && (
        <span className={isInline ? css.notice : css.floating}>
          <span className={css.icon}>
            <Icon of={warning} size={18} />
          </span>
          <span className={css.words}>
            <strong>{title}</strong> <span>{children}</span>
          </span>
        </span>
      )}
    </output>
  );
}
