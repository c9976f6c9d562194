import { Overview } from '../../features/affiliate-area/overview/Overview.tsx';
import { RequireAffiliate } from '../../features/affiliate-area/RequireAffiliate.tsx';

export function OverviewScreen() {
  return <RequireAffiliate>{(affiliate) => <Overview affiliate={affiliate} />}</RequireAffiliate>;
}
