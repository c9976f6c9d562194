import { Skeleton } from '@duneline/ui';
import { Suspense } from 'react';
import { VisitorDashboard } from '../../features/trader-accounts/VisitorDashboard.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { useTraderSession } from '../../lib/trader/useTraderSession.ts';
import { traderScreens } from './traderScreens.ts';

const TraderDashboard = lazyPart(
  async () => (await import('../../features/trader-accounts/TraderDashboard.tsx')).TraderDashboard,
);

/** /dashboard */
export function Component() {
  const session = useTraderSession();
  return (
    <>
      <Head routeId="dashboard" />
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
