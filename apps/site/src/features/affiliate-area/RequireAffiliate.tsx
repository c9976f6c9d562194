import { Alert, Link, Skeleton } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import type { ReactNode } from 'react';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { QueryProblem } from '../../lib/query/QueryProblem.tsx';
import { BecomeAffiliate } from './application/BecomeAffiliate.tsx';
import { RejectedApplication } from './application/RejectedApplication.tsx';
import { useTableChanges } from '../../lib/query/useTableChanges.ts';
import { useAffiliate, type Affiliate } from './readAffiliate.ts';
import * as css from './overview/Overview.css.ts';

const tables = ['affiliates'] as const;

/** Shows a screen to affiliates, with the state of their account above it, and to everybody else how to become one. */
export function RequireAffiliate({ children }: { readonly children: (affiliate: Affiliate) => ReactNode }) {
  useTableChanges(tables); // a decision on the application shows without a reload
  const { data: affiliate, isPending, error, refetch, isFetching } = useAffiliate();
  if (error) return <QueryProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton lines={8} />;
  if (!affiliate) return <BecomeAffiliate />;
  if (affiliate.status === 'rejected') return <RejectedApplication affiliate={affiliate} />;
  return (
    <div className={css.overview}>
      {affiliate.status === 'pending' && (
        <Alert tone="info" title={t.reviewTitle}>
          {t.reviewText}
        </Alert>
      )}
      {affiliate.status === 'suspended' && (
        <Alert tone="warn" title={t.suspendedTitle}>
          {t.suspendedText}{' '}
          <Link href="/affiliate-dashboard/support" render={routerLink}>
            {t.toSupport}
          </Link>
        </Alert>
      )}
      {children(affiliate)}
    </div>
  );
}
