import * as t from '@duneline/specs/messages/checkout';
import { Alert } from '@duneline/ui';
import type { Selection } from './readSelection.ts';

/** Explains what is shown instead of an invalid selection in the URL; renders nothing for a valid one. */
export function SelectionNotice({ selection: { program, problem } }: { readonly selection: Selection }) {
  if (!problem) return null;
  const instead = { program: program.name };
  return (
    <Alert tone="warning" title={t.noticeTitle}>
      {problem.kind === 'unknown-program' && t.noticeProgram(instead)}
      {problem.kind === 'unavailable-program' && t.noticeUnavailable({ ...instead, name: problem.name })}
      {problem.kind === 'unknown-size' && t.noticeSize(instead)}
    </Alert>
  );
}
