import * as shell from '@duneline/specs/messages/shell';
import * as t from '@duneline/specs/messages/connection-errors';
import { ErrorState } from '@duneline/ui';

/**
 * Replaces a part of a page that failed. Without `onRetry` it offers to reload the page, because browsers do not request a failed
 * module again.
 */
export function PartProblem({ onRetry }: { readonly onRetry?: () => void }) {
  return onRetry ? (
    <ErrorState title={t.brokenTitle} retryLabel={t.retry} onRetry={onRetry}>
      {t.brokenText}
    </ErrorState>
  ) : (
    <ErrorState title={shell.partMissing} retryLabel={t.reload} onRetry={() => location.reload()} />
  );
}
