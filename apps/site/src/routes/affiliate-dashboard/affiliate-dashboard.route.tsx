import { Overview } from '../../features/affiliate-area/overview/Overview.tsx';
import { RequireAffiliate } from '../../features/affiliate-area/RequireAffiliate.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="affiliate-dashboard" />
      <RequireAffiliate>{(affiliate) => <Overview affiliate={affiliate} />}</RequireAffiliate>
    </>
  );
}
