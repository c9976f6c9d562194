import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import { ChatButton } from './ChatButton.tsx';
import { ContactLink, type ContactWay } from './ContactLink.tsx';
import * as css from './floating.css.ts';

export interface FloatingColumnProps extends ElementProps {
  ways: readonly ContactWay[];
  /** Opens the chat; without it there is no chat button. */
  onChat?: () => void;
  /** @default 'Chat' */
  chatLabel?: string;
  /** The landmark's accessible name. @default 'Contact' */
  'aria-label'?: string;
  /** @default '(opens in a new tab)' */
  newTabLabel?: string;
  /** Hidden and not focusable, but it can still be measured. */
  isAway?: boolean;
}

/** Contact channels as icons at the edge of the window, over the page's gutter. */
export function FloatingColumn(given: FloatingColumnProps) {
  requireProps('FloatingColumn', { ways: given.ways });
  const {
    ways,
    onChat,
    chatLabel,
    newTabLabel,
    isAway,
    'aria-label': name = 'Contact',
    ...element
  } = useTexts('FloatingColumn', given);
  return (
    <aside
      {...pickElementProps(element)}
      aria-label={name}
      data-away={isAway || undefined}
      className={css.floating({ shape: 'column' })}
    >
      {ways.map((way) => (
        <ContactLink key={way.id} way={way} newTabLabel={newTabLabel} />
      ))}
      {onChat && <ChatButton label={chatLabel} onOpen={onChat} />}
    </aside>
  );
}
