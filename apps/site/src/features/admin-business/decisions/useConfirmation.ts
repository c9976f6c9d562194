import * as t from '@duneline/specs/messages/admin-business';
import { useState } from 'react';
import { codeLength, verifyAgain } from '../verifyAgain.ts';
import type { OpenDecision } from './OpenDecision.ts';

/**
 * What is entered to confirm a decision, and the way to send it.
 * @param onDone called when the backend has accepted it; until then everything that was entered is kept
 */
export function useConfirmation(decision: OpenDecision, onDone: () => void) {
  const { isRefusal, needsCode = false, confirm } = decision;
  const [text, setText] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const asks = decision.asks ?? (isRefusal ? { label: t.reason, help: t.reasonHelp, missing: t.reasonMissing } : null);
  const isTextMissing = asks !== null && text.trim() === '';
  const isCodeMissing = needsCode && code.length < codeLength;
  const send = async () => {
    // Enter in a form's only field also submits without a submit button.
    if (isSending) return;
    setIsChecked(true);
    if (isTextMissing || isCodeMissing) return;
    setIsSending(true);
    setError(null);
    try {
      if (needsCode) await verifyAgain(code);
      await confirm(text.trim());
      onDone();
    } catch (problem) {
      setError(problem);
      setIsSending(false);
    }
  };
  return {
    asks,
    text,
    setText,
    setCode,
    /** Whether sending would only say what is missing. */
    isIncomplete: isTextMissing || isCodeMissing,
    isTextMissing: isChecked && isTextMissing,
    isCodeMissing: isChecked && isCodeMissing,
    isSending,
    error,
    send,
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
