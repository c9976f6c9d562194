import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { backdrop } from '../Dialog/overlay.css.ts';
import { OverlayPanel, type OverlayPanelProps } from '../Dialog/OverlayPanel.tsx';
import { useOverlayTrigger, type OverlayTriggerProps } from '../Dialog/useOverlayTrigger.tsx';
import { drawer } from './Drawer.css.ts';

export interface DrawerProps extends OverlayPanelProps, OverlayTriggerProps {}

/** A modal panel at the inline end of the window. Load it lazily (16 KiB). */
export function Drawer({ trigger, isOpen, defaultOpen, onOpenChange, ...panel }: DrawerProps) {
  const { opener, state } = useOverlayTrigger('Drawer', { trigger, isOpen, defaultOpen, onOpenChange });
  return (
    <>
      {opener}
      <ModalOverlay className={backdrop} {...state} isDismissable>
        <Modal className={drawer}>
          <OverlayPanel {...panel} />
        </Modal>
      </ModalOverlay>
    </>
  );
}
