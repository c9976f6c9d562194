import { Alert, Link, PageHeader, Skeleton } from '@duneline/ui';
import { affiliateArea } from '@duneline/specs/messages/account';
import * as t from '@duneline/specs/messages/affiliate-area';
import { affiliate as program } from '@duneline/specs/site';
import { Suspense, type ReactNode } from 'react';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { QueryProblem } from '../../lib/query/QueryProblem.tsx';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { useTableChanges } from '../../lib/query/useTableChanges.ts';
import { useAffiliate, type Affiliate } from './readAffiliate.ts';
import * as css from './overview/Overview.css.ts';

const tables = ['affiliates'] as const;

// Lazy, because affiliates never need the application form.
const BecomeAffiliate = lazyPart(async () => (await import('./application/BecomeAffiliate.tsx')).BecomeAffiliate);
const RejectedApplication = lazyPart(async () => (await import('./application/RejectedApplication.tsx')).RejectedApplication);

/** Shows a screen to affiliates, with the state of their account above it, and to everybody else how to become one. */
export function RequireAffiliate({ children }: { readonly children: (affiliate: Affiliate) => ReactNode }) {
  useTableChanges(tables); // a decision on the application shows without a reload
  const { data: affiliate, isPending, error, refetch, isFetching } = useAffiliate();
  if (error)
    return (
      <div className={css.overview}>
        <PageHeader title={affiliateArea} />
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  if (isPending) return <Skeleton lines={8} />;
  if (!affiliate || affiliate.status === 'rejected') {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        {affiliate ? <RejectedApplication affiliate={affiliate} /> : <BecomeAffiliate />}
      </Suspense>
    );
  }
  return (
    <div className={css.overview}>
      {affiliate.status === 'pending' && (
        <Alert tone="info" title={t.reviewTitle}>
          {t.reviewText({ days: program.reviewBusinessDays })}
        </Alert>
      )}
      {affiliate.status === 'suspended' && (
        <Alert tone="warning" title={t.suspendedTitle}>
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
