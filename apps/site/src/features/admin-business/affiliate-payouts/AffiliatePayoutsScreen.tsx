import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { AffiliatePayoutList } from './AffiliatePayoutList.tsx';

const AffiliatePayoutPage = lazyPart(async () => (await import('./AffiliatePayoutPage.tsx')).AffiliatePayoutPage);

/** All affiliates' payouts, or the one in the address (spec §2: admin console). */
export function AffiliatePayoutsScreen() {
  const { record } = useSectionAddress();
  return record === null ? <AffiliatePayoutList /> : <AffiliatePayoutPage key={record} id={record} />;
}
