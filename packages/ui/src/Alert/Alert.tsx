import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Alert.css.ts';
import { signs, type AlertTone } from './signs.ts';

export interface AlertProps extends ElementProps {
  /** Screen readers announce `danger` immediately, and the others at the next pause. @default 'info' */
  tone?: AlertTone;
  /** What happened, in one sentence. */
  title?: ReactNode;
  /** The consequence, or what to do. */
  children?: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
  /** Adds a close button. The caller removes the alert. */
  onClose?: () => void;
  /** @default 'Close' */
  closeLabel?: string;
}

/** A message inside the page, announced when it appears. */
export function Alert(given: AlertProps) {
  const { tone = 'info', title, children, action, onClose, closeLabel = 'Close', ...element } = useTexts('Alert', given);
  warnUnknownVariant('Alert', css.alert, { tone });
  return (
    <div {...pickElementProps(element)} role={tone === 'danger' ? 'alert' : 'status'} className={css.alert({ tone })}>
      <span className={css.icon({ tone })}>
        <Icon of={signs[tone]} size={18} />
      </span>
      <div className={css.words}>
        {title && (
          <>
            <strong>{title}</strong>
            <span> </span>
          </>
        )}
        <div className={css.text}>{children}</div>
      </div>
      {action && <div className={css.action}>{action}</div>}
      {onClose && (
        <div className={css.close}>
          <IconButton aria-label={closeLabel} icon={close} size="sm" onPress={onClose} />
        </div>
      )}
    </div>
  );
}
