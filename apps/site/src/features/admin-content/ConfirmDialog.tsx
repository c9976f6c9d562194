import { AlertDialog } from '@duneline/ui';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** @default 'neutral' */
  readonly tone?: 'neutral' | 'danger';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms publishing, a roll-back or a deletion. */
export function ConfirmDialog({ title, text, onConfirm, onClose, ...props }: ConfirmDialogProps) {
  return (
    <AlertDialog
      {...props}
      isOpen
      onOpenChange={onClose}
      title={title}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    >
      {text}
    </AlertDialog>
  );
}
