import * as t from '@duneline/specs/messages/checkout';
import { Alert } from '@duneline/ui';
import type { Selection } from './readSelection.ts';

/** Says that the address could not be followed, and what is shown instead; nothing when it could. */
export function SelectionNotice({ selection: { program, problem } }: { readonly selection: Selection }) {
  if (!problem) return null;
  const instead = { program: program.name };
  return (
    <Alert tone="warn" title={t.noticeTitle}>
      {problem.kind === 'unknown-program' && t.noticeProgram(instead)}
      {problem.kind === 'unavailable-program' && t.noticeUnavailable({ ...instead, name: problem.name })}
      {problem.kind === 'unknown-size' && t.noticeSize(instead)}
    </Alert>
  );
}
