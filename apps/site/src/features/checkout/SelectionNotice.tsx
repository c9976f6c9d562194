import * as t from '@duneline/specs/messages/checkout';
import { Alert } from '@duneline/ui';
import type { Selection } from './readSelection.ts';

/** Explains what is shown instead of an invalid selection in the URL; renders nothing for a valid one. */
export function SelectionNotice({ selection: { program, problem } }: { readonly selection: Selection }) {
  if (!problem) return null;
  const instead = { program: program.name };
  return (
    <Alert tone="warning" title={t.noticeTitle}>
      {problem.kind === 'unknown-program' && <span>{t.noticeProgram(instead)}</span>}
      {problem.kind === 'unavailable-program' && <span>{t.noticeUnavailable({ ...instead, name: problem.name })}</span>}
      {problem.kind === 'unknown-size' && <span>{t.noticeSize(instead)}</span>}
    </Alert>
  );
}
