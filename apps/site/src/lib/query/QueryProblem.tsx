import { ErrorState } from '@duneline/ui';
import * as t from '@duneline/specs/messages/service-problem';
import { problemOf } from './problemOf.ts';

export interface QueryProblemProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Replaces the rows of a failed query. */
export function QueryProblem({ error, onRetry, isRetrying }: QueryProblemProps) {
  const { title, text, canRetry } = problemOf(error);
  return (
    <ErrorState
      title={title}
      retryLabel={t.retry}
      retryingLabel={t.retrying}
      isRetrying={isRetrying}
      {...(canRetry && onRetry && { onRetry })}
    >
      {text}
    </ErrorState>
  );
}
