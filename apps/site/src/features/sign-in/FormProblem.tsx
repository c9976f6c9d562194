import type { SignInProblem } from '@duneline/machines';
import * as t from '@duneline/specs/messages/sign-in';
import { Alert } from '@duneline/ui';
import { useEffect, useRef } from 'react';
import { authSentence, weakPasswordSentences } from '../../lib/backend/authSentence.ts';
import * as css from './sign-in.css.ts';

export interface FormProblemProps {
  readonly problem: SignInProblem | null;
  /** The message if something is missing. @default the text of spec §5 */
  readonly missing?: string;
}

/** The message for a form that failed, and the reasons for a weak password; takes the focus. */
export function FormProblem({ problem, missing = t.missing }: FormProblemProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [problem]);
  if (problem === null) return null;
  const reasons = problem.kind === 'refused' ? weakPasswordSentences(problem.error) : [];
  return (
    <div ref={alert} tabIndex={-1} className={css.problem}>
      <Alert tone="danger" title={t.problemTitle}>
        {problem.kind === 'refused' ? authSentence(problem.error) : problem.kind === 'incomplete' ? missing : t.identifierShape}
        {reasons.length > 0 && (
          <ul className={css.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
