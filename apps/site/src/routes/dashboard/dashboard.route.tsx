import { TraderDashboard } from '../../features/trader-accounts/TraderDashboard.tsx';
import { Head } from '../../lib/head/Head.tsx';

/** /dashboard */
export function Component() {
  return (
    <>
      <Head routeId="dashboard" />
      <TraderDashboard />
    </>
  );
}
