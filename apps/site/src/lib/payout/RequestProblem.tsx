import { Alert } from '@duneline/ui';
import { problemOf } from '../query/problemOf.ts';
import { isRefused, LostAnswer } from '../query/ServiceError.ts';

/**
 * Why the last request of a payout failed; nothing if none did.
 * @param error of the statechart while it is edited: a request without an answer was looked for, and had not arrived
 */
export function RequestProblem({ error }: { readonly error: unknown }) {
  if (error === null) return null;
  const { title, text } = problemOf(isRefused(error) ? error : new LostAnswer(true, error));
  return (
    <Alert tone="danger" title={title}>
      {text}
    </Alert>
  );
}
