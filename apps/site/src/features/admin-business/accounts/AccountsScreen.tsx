import * as t from '@duneline/specs/messages/admin-business';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { MultiFilters } from '../../../lib/data-table/MultiFilters.tsx';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { AccountPage } from './AccountPage.tsx';
import { phaseNames, statusNames } from './accountLabels.ts';
import { accountPhases, readAccounts } from './readAccounts.ts';
import { accountColumns } from './accountColumns.tsx';

const filters = ['status', 'phase', 'q', 'person', ...dayFilters];
const multiFilters = [{ id: 'phase', label: t.phase, items: accountPhases.map((id) => ({ id, label: phaseNames[id] })) }];

/** All traders' accounts, or the one in the address (spec §2: admin console). */
export function AccountsScreen() {
  const { record } = useSectionAddress();
  return record === null ? <AccountList /> : <AccountPage key={record} record={record} />;
}

function AccountList() {
  const table = useBusinessTable({
    name: 'admin-accounts',
    source: 'trading_accounts',
    columns: accountColumns,
    filters,
    read: readAccounts,
  });
  return (
    <BusinessScreen
      title={t.accountsTitle}
      lead={t.accountsLead}
      empty={t.accountsEmpty}
      table={table}
      statuses={statusNames}
      searchLabel={t.accountSearch}
      fields={<MultiFilters table={table} filters={multiFilters} />}
    />
  );
}
