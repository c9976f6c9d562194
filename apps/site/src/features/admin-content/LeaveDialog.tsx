import * as t from '@duneline/specs/messages/admin-content';
import { AlertDialog } from '@duneline/ui';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks whether to leave an editor whose last changes could not be saved. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={onStay}
      title={t.leaveTitle}
      confirmLabel={t.leave}
      cancelLabel={t.stay}
      tone="danger"
      onConfirm={onLeave}
    >
      {t.leaveText}
    </AlertDialog>
  );
}
