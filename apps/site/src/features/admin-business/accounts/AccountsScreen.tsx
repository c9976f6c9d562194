import { ProgramCell } from '../ProgramCell.tsx';
import * as t from '@duneline/specs/messages/admin-business';
import { Badge } from '@duneline/ui';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { MultiFilters } from '../../../lib/data-table/MultiFilters.tsx';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { AccountPage } from './AccountPage.tsx';
import { phaseNames, statusNames, statusTones } from './accountLabels.ts';
import { accountPhases, readAccounts, type AccountRow } from './readAccounts.ts';

const filters = ['status', 'phase', 'q'];
const multiFilters = [{ id: 'phase', label: t.phase, items: accountPhases.map((id) => ({ id, label: phaseNames[id] })) }];

const columns: readonly DataColumn<AccountRow>[] = [
  {
    id: 'number',
    label: t.account,
    cell: ({ number }) => <RowLink record={number}>{String(number)}</RowLink>,
    orderBy: 'number',
    csv: ({ number }) => number,
  },
  { id: 'person', label: t.person, cell: ({ person }) => person ?? t.unknownPerson, csv: ({ person }) => person },
  {
    id: 'program',
    label: t.orderProgram,
    cell: ({ tier_id }) => <ProgramCell tierId={tier_id} />,
    orderBy: 'tier_id',
    csv: ({ tier_id }) => tier_id,
  },
  { id: 'phase', label: t.phase, cell: ({ phase }) => phaseNames[phase], orderBy: 'phase', csv: ({ phase }) => phase },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'balance',
    label: t.balance,
    align: 'end',
    cell: ({ balance_cents: cents }) => formatMoney(cents, { cents: 'always' }),
    orderBy: 'balance_cents',
    csv: ({ balance_cents: cents }) => dollars(cents),
  },
  {
    id: 'ended',
    label: t.accountEnded,
    align: 'end',
    cell: ({ ended_at: endedAt }) => endedAt && formatDate(endedAt),
    orderBy: 'ended_at',
    csv: ({ ended_at: endedAt }) => endedAt,
    isHidden: true,
  },
  {
    id: 'date',
    label: t.accountOpened,
    align: 'end',
    cell: ({ opened_at: openedAt }) => formatDate(openedAt),
    orderBy: 'opened_at',
    csv: ({ opened_at: openedAt }) => openedAt,
  },
];

/** All traders' accounts, or the one in the address (spec §2: admin console). */
export function AccountsScreen() {
  const { record } = useSectionAddress();
  return record === null ? <AccountList /> : <AccountPage key={record} record={record} />;
}

function AccountList() {
  const table = useBusinessTable({ name: 'admin-accounts', source: 'trading_accounts', columns, filters, read: readAccounts });
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
