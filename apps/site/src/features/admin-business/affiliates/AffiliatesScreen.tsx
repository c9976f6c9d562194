import * as t from '@duneline/specs/messages/admin-business';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { affiliateColumns } from './affiliateColumns.tsx';
import { statusNames } from './affiliateLabels.ts';
import { readAffiliates } from './readAffiliates.ts';
import { TiersPanel } from './TiersPanel.tsx';

const AffiliatePage = lazyPart(async () => (await import('./AffiliatePage.tsx')).AffiliatePage);
const filters = ['status', 'q', 'person', ...dayFilters];
const followed = ['affiliates'] as const;

/** Applications and affiliates, or the one in the address (spec §2: admin console). */
export function AffiliatesScreen() {
  const { record } = useSectionAddress();
  return record === null ? <AffiliateList /> : <AffiliatePage key={record} id={record} />;
}

function AffiliateList() {
  useTableChanges(followed);
  const table = useBusinessTable({
    name: 'admin-affiliates',
    source: 'affiliates',
    columns: affiliateColumns,
    filters,
    read: readAffiliates,
  });
  return (
    <BusinessScreen
      title={t.affiliatesTitle}
      lead={t.affiliatesLead}
      empty={t.affiliatesEmpty}
      table={table}
      statuses={statusNames}
      searchLabel={t.affiliateSearch}
    >
      <TiersPanel />
    </BusinessScreen>
  );
}
