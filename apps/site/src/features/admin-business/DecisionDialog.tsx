import * as t from '@duneline/specs/messages/admin-business';
import { AlertDialog, TextArea } from '@duneline/ui';
import { useState } from 'react';

/** A decision that waits for its confirmation. */
export interface OpenDecision {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly isRefusal: boolean;
  /** `reason` is empty unless the decision is a refusal. */
  readonly confirm: (reason: string) => void;
}

export interface DecisionDialogProps {
  readonly decision: OpenDecision;
  readonly onClose: () => void;
}

/** Asks before a decision takes effect; a refusal needs a reason, which the person is told. */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { title, text, confirmLabel, isRefusal, confirm } = decision;
  const onConfirm = () => {
    if (isRefusal && reason.trim() === '') {
      setIsMissing(true);
      return;
    }
    confirm(reason.trim());
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      tone={isRefusal ? 'danger' : 'primary'}
      confirmLabel={confirmLabel}
      cancelLabel={t.cancel}
      onConfirm={onConfirm}
    >
      {text && <p>{text}</p>}
      {isRefusal && (
        <TextArea
          label={t.reason}
          description={t.reasonHelp}
          maxLength={300}
          value={reason}
          onChange={setReason}
          error={isMissing && reason.trim() === '' ? t.reasonMissing : undefined}
        />
      )}
    </AlertDialog>
  );
}
