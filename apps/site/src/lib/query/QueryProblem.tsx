import { ErrorState } from '@duneline/ui';
import * as t from '@duneline/specs/messages/service-problem';
import { problemOf } from './problemOf.ts';

export interface QueryProblemProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly isPending?: boolean;
}

/** Replaces the rows of a failed query. */
export function QueryProblem({ error, onRetry, isPending }: QueryProblemProps) {
  const { title, text, canRetry } = problemOf(error);
  return (
    <ErrorState
      title={title}
      retryLabel={t.retry}
      pendingLabel={t.retrying}
      isPending={isPending}
      {...(canRetry && onRetry && { onRetry })}
    >
      {text}
    </ErrorState>
  );
}
