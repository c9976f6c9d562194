import { Skeleton } from '@duneline/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VisitorDashboard } from '../../features/trader-accounts/VisitorDashboard.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { labelOf } from '../../lib/areas/areas.ts';
import { readDashboardQuery } from '../../lib/trader/dashboardAddress.ts';
import { useTraderSession } from '../../lib/trader/useTraderSession.ts';
import { traderScreens } from './traderScreens.ts';

const TraderDashboard = lazyPart(
  async () => (await import('../../features/trader-accounts/TraderDashboard.tsx')).TraderDashboard,
);

/** /dashboard */
export function Component() {
  const session = useTraderSession();
  const [search] = useSearchParams();
  const part = session === 'signedIn' ? labelOf('dashboard', readDashboardQuery(search).view) : undefined;
  return (
    <>
      <Head routeId="dashboard" part={part} />
      {session === 'visitor' && <VisitorDashboard />}
      {session === 'restoring' && <Skeleton lines={12} />}
      {session === 'signedIn' && (
        <Suspense fallback={<Skeleton lines={12} />}>
          <TraderDashboard screens={traderScreens} />
        </Suspense>
      )}
    </>
  );
}
