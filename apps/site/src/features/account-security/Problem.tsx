import * as t from '@duneline/specs/messages/security';
import { Alert } from '@duneline/ui';
import * as css from './security.css.ts';
import { focusOnMount } from './focusOnMount.ts';
import type { Change } from './useChange.ts';

/** The error of a change; takes the focus. */
export function Problem({ of: { problem } }: { readonly of: Change }) {
  if (problem === null) return null;
  const [sentence, ...reasons] = problem;
  return (
    <div key={sentence} ref={focusOnMount} tabIndex={-1} className={css.problem}>
      <Alert tone="danger" title={t.problemTitle}>
        <span>{sentence}</span> <span>{reasons.join(' ')}</span>
      </Alert>
    </div>
  );
}
