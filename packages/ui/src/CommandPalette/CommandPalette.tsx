import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { backdrop } from '../Dialog/overlay.css.ts';
import { CommandList, type CommandListProps } from './CommandList.tsx';
import * as css from './CommandPalette.css.ts';

export interface CommandPaletteProps extends Omit<CommandListProps, 'onDone'>, ElementProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A searchable list of commands in a dialog. Opened by the caller's shortcut; load it lazily. */
export function CommandPalette({ isOpen, onOpenChange, ...list }: CommandPaletteProps) {
  return (
    <ModalOverlay className={backdrop} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={css.palette}>
        <Dialog {...pickElementProps(list)} aria-label={list.label ?? 'Commands'} className={css.panel}>
          {({ close }) => <CommandList {...list} onDone={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
