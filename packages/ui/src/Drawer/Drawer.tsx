import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { backdrop } from '../Dialog/overlay.css.ts';
import { OverlayPanel, type OverlayPanelProps } from '../Dialog/OverlayPanel.tsx';
import { drawer } from './Drawer.css.ts';

export interface DrawerProps extends OverlayPanelProps {
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A modal panel at the inline end of the window. Load it lazily (16 KiB). */
export function Drawer({ isOpen, defaultOpen, onOpenChange, ...panel }: DrawerProps) {
  return (
    <ModalOverlay className={backdrop} {...{ isOpen, defaultOpen, onOpenChange }} isDismissable>
      <Modal className={drawer}>
        <OverlayPanel {...panel} />
      </Modal>
    </ModalOverlay>
  );
}
