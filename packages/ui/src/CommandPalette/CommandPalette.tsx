import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { backdrop } from '../Dialog/overlay.css.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import { CommandList, type CommandListProps } from './CommandList.tsx';
import * as css from './CommandPalette.css.ts';

export interface CommandPaletteProps extends Omit<CommandListProps, 'onDone'>, ElementProps {
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A searchable list of commands in a dialog. Opened by the caller's shortcut; load it lazily. */
export function CommandPalette(given: CommandPaletteProps) {
  requireProps('CommandPalette', { groups: given.groups });
  const { isOpen, defaultOpen, onOpenChange, ...list } = useTexts('CommandPalette', given);
  return (
    <ModalOverlay className={backdrop} {...{ isOpen, defaultOpen, onOpenChange }} isDismissable>
      <Modal className={css.palette}>
        <Dialog {...pickElementProps(list)} aria-label={list['aria-label'] ?? 'Commands'} className={css.panel}>
          {({ close }) => <CommandList {...list} onDone={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
