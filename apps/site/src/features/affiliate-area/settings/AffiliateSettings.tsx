import type { Affiliate } from '../readAffiliate.ts';
import { DeletePanel, ExportPanel } from './DataPanels.tsx';
import { NoticesPanel } from './NoticesPanel.tsx';
import { PayoutMethodPanel } from './PayoutMethodPanel.tsx';

/** The settings that only affiliates have, and their data. */
export function AffiliateSettings({ affiliate }: { readonly affiliate: Affiliate }) {
  return (
    <>
      <PayoutMethodPanel affiliateId={affiliate.id} />
      <NoticesPanel />
      <ExportPanel affiliate={affiliate} />
      <DeletePanel />
    </>
  );
}
