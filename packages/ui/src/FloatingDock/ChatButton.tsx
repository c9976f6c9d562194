import { Icon } from '../Icon/Icon.tsx';
import { chat } from './contactIcons.ts';
import * as css from './floating.css.ts';

export interface ChatButtonProps {
  readonly label: string | undefined;
  readonly onOpen: () => void;
}

/** Opens the chat, whose code loads only then. */
export function ChatButton({ label = 'Chat', onOpen }: ChatButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" aria-label={label} title={label} className={css.icon} onClick={onOpen}>
      <Icon of={chat} />
    </button>
  );
}
