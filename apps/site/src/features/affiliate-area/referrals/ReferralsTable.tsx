import { ChipGroup, EmptyState, SearchField, Select } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-referrals';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DataTable } from '../../../lib/data-table/DataTable.tsx';
import { useDataTable } from '../../../lib/data-table/useDataTable.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { LedgerTimeline } from '../ledger/LedgerTimeline.tsx';
import { columns } from './columns.tsx';
import { readLinkNames, referralsOf } from './readReferrals.ts';
import { stateNames } from './ReferralStatus.tsx';
import { referralStates } from './referralState.ts';

const tables = ['affiliate_referrals', 'affiliate_commissions'] as const;
const filters = ['state', 'link', 'q'];
const states = [{ id: '', label: t.all }, ...referralStates.map((value) => ({ id: value, label: stateNames[value] }))];

/** Users who came through the affiliate's links. */
export function ReferralsTable({ affiliateId }: { readonly affiliateId: string }) {
  const table = useDataTable({
    name: 'referrals',
    columns,
    filters,
    rowKey: ({ id }) => id,
    defaultSort: { column: 'date', direction: 'descending' },
    queryKey: tableKey('affiliate_referrals', 'with sales'),
    read: referralsOf(affiliateId),
    countsLater: true,
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
        <EmptyState level={2} title={t.emptyTitle} action={<Link to="/affiliate-dashboard/tools">{t.makeLink}</Link>}>
          {t.emptyText}
        </EmptyState>
      }
    >
      <SearchField
        aria-label={t.search}
        placeholder={t.search}
        value={view.filters.q ?? ''}
        onChange={(value) => setFilter('q', value)}
      />
      <Select
        label={t.link}
        items={[{ id: '', label: t.allLinks }, ...links.map(({ id, name }) => ({ id, label: name }))]}
        value={view.filters.link ?? ''}
        onChange={(value) => setFilter('link', value)}
      />
      <ChipGroup
        aria-label={t.state}
        items={states}
        selectedKey={view.filters.state ?? ''}
        onSelectionChange={(value) => setFilter('state', value)}
      />
    </DataTable>
  );
}
