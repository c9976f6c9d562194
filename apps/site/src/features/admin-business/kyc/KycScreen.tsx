import * as t from '@duneline/specs/messages/admin-business';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { documentColumns } from './documentColumns.tsx';
import { statusNames } from './documentLabels.ts';
import { readDocuments } from './readDocuments.ts';

const DocumentPage = lazyPart(async () => (await import('./DocumentPage.tsx')).DocumentPage);
const filters = ['status', 'person', ...dayFilters];
const followed = ['kyc_documents'] as const;
const sort = { column: 'date', direction: 'ascending' } as const;

/** Identity documents, or the one in the address (spec §2: admin console). */
export function KycScreen() {
  const { record } = useSectionAddress();
  return record === null ? <DocumentList /> : <DocumentPage key={record} id={record} />;
}

/** The list of documents, with those on top that have waited longest. */
function DocumentList() {
  useTableChanges(followed);
  const table = useBusinessTable({
    name: 'admin-kyc',
    source: 'kyc_documents',
    columns: documentColumns,
    filters,
    sort,
    read: readDocuments,
  });
  return <BusinessScreen title={t.kycTitle} lead={t.kycLead} empty={t.kycEmpty} table={table} statuses={statusNames} />;
}
