import { Alert } from '@duneline/ui';
import { problemOf } from '../query/problemOf.ts';

/** Why the last request of a payout was refused; nothing if it was not. */
export function RequestProblem({ error }: { readonly error: unknown }) {
  if (error === null) return null;
  const { title, text } = problemOf(error);
  return (
    <Alert tone="danger" title={title}>
      {text}
    </Alert>
  );
}
