import * as t from '@duneline/specs/messages/admin-business';
import * as users from '@duneline/specs/messages/admin-users';
import { Alert, AlertDialog, OneTimeCode, TextArea } from '@duneline/ui';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../../lib/query/problemOf.ts';
import { FactorProblem } from './FactorProblem.tsx';
import { codeLength, verifyAgain } from './verifyAgain.ts';

/** A decision to confirm. */
export interface OpenDecision {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly isRefusal: boolean;
  /** The label of the required text, if it is not the reason of a rejection. */
  readonly asks?: {
    readonly label: string;
    readonly help: string;
    readonly missing: string;
    /** In characters. @default 300 */
    readonly longest?: number;
  };
  /** Whether the second factor is verified again first, as where money leaves. @default false */
  readonly needsCode?: boolean;
  /** Further fields of the decision. */
  readonly fields?: ReactNode;
  /** Sends the decision; `text` is the reason of a rejection or the required text, otherwise empty. */
  readonly confirm: (text: string) => Promise<unknown>;
}

export interface DecisionDialogProps {
  readonly decision: OpenDecision;
  readonly onClose: () => void;
}

/**
 * Confirms a decision; a rejection requires a reason, which the user sees. Stays open until the backend has responded, and
 * shows the error.
 */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { title, text, confirmLabel, isRefusal, needsCode = false, confirm } = decision;
  const asks = decision.asks ?? (isRefusal ? { label: t.reason, help: t.reasonHelp, missing: t.reasonMissing } : null);
  const onConfirm = async () => {
    if ((asks && reason.trim() === '') || (needsCode && code.length < codeLength)) {
      setIsMissing(true);
      return;
    }
    setIsSending(true);
    setError(null);
    try {
      if (needsCode) await verifyAgain(code);
      await confirm(reason.trim());
      onClose();
    } catch (problem) {
      setError(problem);
      setIsSending(false);
    }
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      tone={isRefusal ? 'danger' : 'neutral'}
      confirmLabel={confirmLabel}
      cancelLabel={t.cancel}
      isPending={isSending}
      onConfirm={() => void onConfirm()}
    >
      {error !== null && (needsCode ? <FactorProblem error={error} /> : <DecisionProblem error={error} />)}
      {text && <p>{text}</p>}
      {decision.fields}
      {asks && (
        <TextArea
          label={asks.label}
          description={asks.help}
          maxLength={decision.asks?.longest ?? 300}
          value={reason}
          onChange={setReason}
          errorMessage={isMissing && reason.trim() === '' ? asks.missing : undefined}
        />
      )}
      {needsCode && (
        <OneTimeCode
          label={users.code}
          description={users.codeHelp}
          onChange={setCode}
          errorMessage={isMissing && code.length < codeLength ? users.codeMissing : undefined}
        />
      )}
    </AlertDialog>
  );
}

function DecisionProblem({ error }: { readonly error: unknown }) {
  const { title, text } = problemOf(error);
  return (
    <Alert tone="danger" title={title}>
      {text}
    </Alert>
  );
}
