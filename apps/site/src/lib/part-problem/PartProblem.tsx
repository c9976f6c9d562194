import * as shell from '@duneline/specs/messages/shell';
import * as t from '@duneline/specs/messages/connection-errors';
import { ErrorState } from '@duneline/ui';

/** Stands where a part of a page would. Without a retry of its own, the way on is to load the page anew: no browser asks for a failed script twice. */
export function PartProblem({ onRetry }: { readonly onRetry?: () => void }) {
  return onRetry ? (
    <ErrorState title={t.brokenTitle} retryLabel={t.retry} onRetry={onRetry}>
      {t.brokenText}
    </ErrorState>
  ) : (
    <ErrorState title={shell.partMissing} retryLabel={t.reload} onRetry={() => location.reload()} />
  );
}
