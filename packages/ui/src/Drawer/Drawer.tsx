import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { backdrop } from '../Dialog/overlay.css.ts';
import { OverlayPanel, type OverlayPanelProps } from '../Dialog/OverlayPanel.tsx';
import { drawer } from './Drawer.css.ts';

export interface DrawerProps extends OverlayPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A modal panel at the inline end of the window. Load it lazily (16 KiB). */
export function Drawer({ isOpen, onOpenChange, ...panel }: DrawerProps) {
  return (
    <ModalOverlay className={backdrop} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={drawer}>
        <OverlayPanel {...panel} />
      </Modal>
    </ModalOverlay>
  );
}
