import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { signs, type AlertTone } from '../Alert/signs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Banner.css.ts';

export interface BannerProps extends ElementProps {
  /** What everybody should know, in one sentence. */
  children: ReactNode;
  /** `accent` for news without a sign; the others as in Alert. @default 'accent' */
  tone?: AlertTone | 'accent';
  /** A link or a small button behind the sentence. */
  action?: ReactNode;
  /** Gives it a close button; the caller takes it away and remembers. */
  onDismiss?: () => void;
  /** @default 'Close' */
  closeLabel?: string;
  /** Names the landmark. @default 'Notice' */
  label?: string;
}

/** A strip across the page, above everything, about all of it: maintenance, a test world, an offer. Silent: it is there from the start. */
export function Banner({
  children,
  tone = 'accent',
  action,
  onDismiss,
  closeLabel = 'Close',
  label = 'Notice',
  ...element
}: BannerProps) {
  return (
    <section {...pickElementProps(element)} aria-label={label} className={css.banner({ tone })}>
      <div className={css.content}>
        {tone !== 'accent' && (
          <span className={css.sign[tone]}>
            <Icon of={signs[tone]} size={18} />
          </span>
        )}
        <p className={css.words}>
          {children} {action && <span className={css.action}>{action}</span>}
        </p>
      </div>
      {onDismiss && <IconButton label={closeLabel} icon={close} size="sm" onPress={onDismiss} />}
    </section>
  );
}
