import { Skeleton } from '@duneline/ui';
import { Suspense } from 'react';
import { VisitorDashboard } from '../../features/trader-accounts/VisitorDashboard.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { useTraderSession } from '../../lib/trader/useTraderSession.ts';

const TraderSection = lazyPart(async () => (await import('./TraderSection.tsx')).TraderSection);

/** /dashboard and its sections */
export function Component() {
  const session = useTraderSession();
  if (session === 'signedIn') {
    return (
      <Suspense fallback={<Skeleton lines={12} />}>
        <TraderSection />
      </Suspense>
    );
  }
  return (
    <>
      <Head routeId="dashboard" />
      {session === 'visitor' ? <VisitorDashboard /> : <Skeleton lines={12} />}
    </>
  );
}
