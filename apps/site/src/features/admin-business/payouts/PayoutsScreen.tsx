import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { PayoutList } from './PayoutList.tsx';

const PayoutPage = lazyPart(async () => (await import('./PayoutPage.tsx')).PayoutPage);

/** All traders' payouts, or the one in the address (spec §2: admin console). */
export function PayoutsScreen() {
  const { record } = useSectionAddress();
  return record === null ? <PayoutList /> : <PayoutPage key={record} record={record} />;
}
