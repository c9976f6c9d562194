import * as t from '@duneline/specs/messages/admin-business';
import { AlertDialog, TextArea } from '@duneline/ui';
import { useState } from 'react';

/** A decision that waits for its confirmation. */
export interface OpenDecision {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly isRefusal: boolean;
  /** The text that the decision requires, if it is not the reason of a refusal. */
  readonly asks?: { readonly label: string; readonly help: string; readonly missing: string };
  /** `text` is the reason of a refusal or what the decision asks, and empty otherwise. */
  readonly confirm: (text: string) => void;
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
  const asks = decision.asks ?? (isRefusal ? { label: t.reason, help: t.reasonHelp, missing: t.reasonMissing } : null);
  const onConfirm = () => {
    if (asks && reason.trim() === '') {
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
      {asks && (
        <TextArea
          label={asks.label}
          description={asks.help}
          maxLength={300}
          value={reason}
          onChange={setReason}
          error={isMissing && reason.trim() === '' ? asks.missing : undefined}
        />
      )}
    </AlertDialog>
  );
}
