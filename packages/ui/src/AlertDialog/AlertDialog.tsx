import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { joinIds } from '../element/joinIds.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { dialog } from '../Dialog/Dialog.css.ts';
import { useOverlayTrigger, type OverlayTriggerProps } from '../Dialog/useOverlayTrigger.tsx';
import { footer, panel, title as titleStyle, backdrop } from '../Dialog/overlay.css.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './AlertDialog.css.ts';

export interface AlertDialogProps extends ElementProps, OverlayTriggerProps {
  /** The question: "Terminate this account?" */
  title: string;
  /** The consequence of confirming, and whether it can be undone. */
  children: ReactNode;
  /** The action, as a verb: "Terminate". */
  confirmLabel: string;
  /** The dialog stays open: call `close`, or set `isOpen`, when the action has completed. */
  onConfirm: (dialog: { close: () => void }) => void;
  /** The alternative: "Keep it". @default 'Cancel' */
  cancelLabel?: string;
  /** Use `danger` for actions that cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** The action is in progress: the buttons and Escape do nothing. */
  isPending?: boolean;
  /** @default the confirm label */
  pendingLabel?: string;
}

/** A modal question that requires an answer. Initial focus is on the safe answer. Load it lazily. */
export function AlertDialog(given: AlertDialogProps) {
  const { title, children, confirmLabel, ...props } = useTexts('AlertDialog', given);
  const { opener, state } = useOverlayTrigger('AlertDialog', props);
  const { onConfirm, cancelLabel = 'Cancel', tone = 'neutral', isPending = false, pendingLabel = confirmLabel } = props;
  const consequences = useId();
  return (
    <>
      {opener}
      <ModalOverlay className={backdrop} {...state} isKeyboardDismissDisabled={isPending}>
        <Modal className={dialog({ size: 'sm' })}>
          <Dialog
            {...pickElementProps(props)}
            role="alertdialog"
            aria-describedby={joinIds(props['aria-describedby'], consequences)}
            className={panel}
          >
            {({ close }) => (
              <>
                <div className={css.words}>
                  <Heading slot="title" level={2} className={titleStyle}>
                    {title}
                  </Heading>
                  <div id={consequences} className={css.consequences}>
                    {children}
                  </div>
                </div>
                <div className={footer}>
                  <CancelButton variant="quiet" isDisabled={isPending} onPress={close}>
                    {cancelLabel}
                  </CancelButton>
                  <Button
                    variant={tone === 'danger' ? 'danger' : 'primary'}
                    isPending={isPending}
                    pendingLabel={pendingLabel}
                    onPress={() => onConfirm({ close })}
                  >
                    {confirmLabel}
                  </Button>
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

/** Takes the focus when the question appears; not with `autoFocus`, which a dialog below would take back. */
function CancelButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <Button {...props} ref={button} />;
}
