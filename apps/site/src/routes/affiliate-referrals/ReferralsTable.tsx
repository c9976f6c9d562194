import { ChipGroup, EmptyState, SearchField, Select } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-referrals';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DataTable } from '../../lib/data-table/DataTable.tsx';
import { useDataTable } from '../../lib/data-table/useDataTable.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { useTableChanges } from '../../lib/query/useTableChanges.ts';
import { LedgerTimeline } from '../../features/affiliate-area/ledger/LedgerTimeline.tsx';
import { columns } from '../../features/affiliate-area/referrals/columns.tsx';
import { readLinkNames, readReferrals } from '../../features/affiliate-area/referrals/readReferrals.ts';
import { stateNames } from '../../features/affiliate-area/referrals/ReferralStatus.tsx';
import { referralStates } from '../../features/affiliate-area/referrals/referralState.ts';

const tables = ['affiliate_referrals', 'affiliate_commissions'] as const;
const filters = ['state', 'link', 'q'];
const states = [{ value: '', label: t.all }, ...referralStates.map((value) => ({ value, label: stateNames[value] }))];

/** Users who came through the affiliate's links. */
export function ReferralsTable() {
  const table = useDataTable({
    name: 'referrals',
    columns,
    filters,
    rowKey: ({ id }) => id,
    defaultSort: { column: 'date', direction: 'descending' },
    queryKey: tableKey('affiliate_referrals', 'with sales'),
    read: readReferrals,
  });
  useTableChanges(tables);
  const { view, setFilter } = table;
  const { data: links = [] } = useQuery({ queryKey: tableKey('affiliate_links', 'names'), queryFn: readLinkNames });
  return (
    <DataTable
      table={table}
      caption={t.title}
      renderDetails={({ id }) => <LedgerTimeline referralId={id} />}
      empty={
        <EmptyState title={t.emptyTitle} action={<Link to="/affiliate-dashboard/tools">{t.makeLink}</Link>}>
          {t.emptyText}
        </EmptyState>
      }
    >
      <SearchField
        label={t.search}
        placeholder={t.search}
        value={view.filters.q ?? ''}
        onChange={(value) => setFilter('q', value)}
      />
      <Select
        label={t.link}
        options={[{ value: '', label: t.allLinks }, ...links.map(({ id, name }) => ({ value: id, label: name }))]}
        value={view.filters.link ?? ''}
        onChange={(value) => setFilter('link', value)}
      />
      <ChipGroup
        label={t.state}
        options={states}
        value={view.filters.state ?? ''}
        onChange={(value) => setFilter('state', value)}
      />
    </DataTable>
  );
}
