import * as t from '@duneline/specs/messages/admin-business';
import { AlertDialog } from '@duneline/ui';
import { DecisionFields } from './DecisionFields.tsx';
import type { OpenDecision } from './OpenDecision.ts';
import { useConfirmation } from './useConfirmation.ts';

export interface DecisionDialogProps {
  readonly decision: OpenDecision;
  readonly onClose: () => void;
}

/**
 * Confirms a decision; a rejection requires a reason, which the user sees. Stays open until the backend has responded, and
 * shows the error.
 */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  const confirmation = useConfirmation(decision, onClose);
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={decision.title}
      tone={decision.isRefusal ? 'danger' : 'neutral'}
      confirmLabel={decision.confirmLabel}
      cancelLabel={t.cancel}
      isPending={confirmation.isSending}
      onConfirm={() => void confirmation.send()}
    >
      <DecisionFields decision={decision} confirmation={confirmation} />
    </AlertDialog>
  );
}
