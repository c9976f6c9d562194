import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { veil } from '../Dialog/overlay.css.ts';
import { CommandList, type CommandListProps } from './CommandList.tsx';
import * as css from './CommandPalette.css.ts';

export interface CommandPaletteProps extends Omit<CommandListProps, 'onDone'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Everything one can do, found by its words, without leaving the keyboard. Opened by the caller's shortcut; load it lazily. */
export function CommandPalette({ isOpen, onOpenChange, ...list }: CommandPaletteProps) {
  return (
    <ModalOverlay className={veil} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={css.palette}>
        <Dialog aria-label={list.label ?? 'Commands'} className={css.panel}>
          {({ close }) => <CommandList {...list} onDone={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
