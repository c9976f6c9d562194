import type { Affiliate } from '../readAffiliate.ts';
import { NoticesPanel } from './NoticesPanel.tsx';
import { PayoutMethodPanel } from './PayoutMethodPanel.tsx';

/** The settings that only affiliates have. */
export function AffiliateSettings({ affiliate }: { readonly affiliate: Affiliate }) {
  return (
    <>
      <PayoutMethodPanel affiliateId={affiliate.id} />
      <NoticesPanel />
    </>
  );
}
