import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { newTab } from '../Link/newTab.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import { ChatButton } from './ChatButton.tsx';
import { ContactLink } from './ContactLink.tsx';
import type { FloatingColumnProps } from './FloatingColumn.tsx';
import * as css from './floating.css.ts';

export interface FloatingDockProps extends Omit<FloatingColumnProps, 'aria-label'> {
  /** A bar at the bottom of a small window, or a card in the corner of a wide one. */
  shape: 'bar' | 'card';
  /** The accessible name, and the card's first line. @default 'Talk to us' */
  label?: string;
  /** One `ButtonLink`, such as "Start Challenge". */
  action: ReactNode;
  onClose: () => void;
  /** Called when a pointer or the focus approaches the dismiss button, to load the code that stores the choice. */
  onCloseIntent?: () => void;
  /** @default 'Dismiss' */
  closeLabel?: string;
}

/** Contact channels and one action, until dismissed. */
export function FloatingDock(given: FloatingDockProps) {
  requireProps('FloatingDock', { ways: given.ways });
  const { shape, label = 'Talk to us', ways, action, onClose, ...rest } = useTexts('FloatingDock', given);
  const intent = { onPointerEnter: rest.onCloseIntent, onFocus: rest.onCloseIntent };
  const dismiss = <IconButton {...intent} aria-label={rest.closeLabel ?? 'Dismiss'} icon={close} onPress={onClose} />;
  const place = {
    ...pickElementProps(rest),
    'aria-label': label,
    'data-away': rest.isAway || undefined,
    className: css.floating({ shape }),
  };
  if (shape === 'bar') {
    return (
      <aside {...place}>
        {ways.map((way) => (
          <ContactLink key={way.id} way={way} newTabLabel={rest.newTabLabel} />
        ))}
        {rest.onChat && <ChatButton label={rest.chatLabel} onOpen={rest.onChat} />}
        <span className={css.wide}>{action}</span>
        {dismiss}
      </aside>
    );
  }
  return (
    <aside {...place}>
      <div className={css.header}>
        <p className={css.title}>{label}</p>
        <span className={css.close}>{dismiss}</span>
      </div>
      <div className={css.channels}>
        {ways.map(({ id, href, label: name, icon }) => (
          <ButtonLink key={id} href={href} size="sm" {...newTab.attributes}>
            <Icon of={icon} size={18} />
            {name} <VisuallyHidden>{rest.newTabLabel ?? newTab.label}</VisuallyHidden>
          </ButtonLink>
        ))}
      </div>
      {rest.onChat && (
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onPress={rest.onChat}>
          {rest.chatLabel ?? 'Chat'}
        </Button>
      )}
      <div className={css.wide}>{action}</div>
    </aside>
  );
}
