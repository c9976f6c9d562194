import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { signs, type AlertTone } from '../Alert/signs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Banner.css.ts';

export interface BannerProps extends ElementProps {
  /** The message, in one sentence. */
  children: ReactNode;
  /** `accent` is for news and has no icon; the others are as in Alert. @default 'accent' */
  tone?: AlertTone | 'accent';
  /** A link or a small button after the message. */
  action?: ReactNode;
  /** Adds a close button. The caller hides the banner and stores the choice. */
  onClose?: () => void;
  /** @default 'Close' */
  closeLabel?: string;
  /** The landmark's accessible name. @default 'Notice' */
  'aria-label'?: string;
}

/**
 * A strip at the top of the page, about the whole page: maintenance, a test environment, an offer. Not announced, because it is
 * present from the start.
 */
export function Banner(given: BannerProps) {
  const {
    children,
    tone = 'accent',
    action,
    onClose,
    closeLabel = 'Close',
    'aria-label': name = 'Notice',
    ...element
  } = useTexts('Banner', given);
  warnUnknownVariant('Banner', css.banner, { tone });
  return (
    <section {...pickElementProps(element)} aria-label={name} className={css.banner({ tone })}>
      <div className={css.content}>
        {tone !== 'accent' && (
          <span className={css.icon[tone]}>
            <Icon of={signs[tone]} size={18} />
          </span>
        )}
        <p className={css.words}>
          <span>{children}</span> {action && <span className={css.action}>{action}</span>}
        </p>
      </div>
      {onClose && <IconButton aria-label={closeLabel} icon={close} size="sm" onPress={onClose} />}
    </section>
  );
}
