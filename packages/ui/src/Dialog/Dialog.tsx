import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { dialog } from './Dialog.css.ts';
import { backdrop } from './overlay.css.ts';
import { OverlayPanel, type OverlayPanelProps } from './OverlayPanel.tsx';
import { useOverlayTrigger, type OverlayTriggerProps } from './useOverlayTrigger.tsx';

export interface DialogProps extends OverlayPanelProps, OverlayTriggerProps {
  /** Maximum width: 440, 640 or 1200 CSS pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Whether a press outside closes it; Escape always does. @default true */
  isDismissable?: boolean;
}

/** A modal dialog. It traps the focus and returns it when closed. Load it lazily (16 KiB). */
export function Dialog({ trigger, isOpen, defaultOpen, onOpenChange, size, isDismissable = true, ...panel }: DialogProps) {
  const { opener, state } = useOverlayTrigger('Dialog', { trigger, isOpen, defaultOpen, onOpenChange });
  return (
    <>
      {opener}
      <ModalOverlay className={backdrop} {...state} isDismissable={isDismissable}>
        <Modal className={dialog({ size })}>
          <OverlayPanel {...panel} />
        </Modal>
      </ModalOverlay>
    </>
  );
}
