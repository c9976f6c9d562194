import { ChipGroup, EmptyState, Link, Panel, Table } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import * as r from '@duneline/specs/messages/affiliate-referrals';
import { ExportButton } from '../../../lib/data-table/ExportButton.tsx';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { useDataTable } from '../../../lib/data-table/useDataTable.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { locale } from '../../../lib/format/locale.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { columns } from '../referrals/columns.tsx';
import { referralsOf } from '../referrals/readReferrals.ts';
import * as css from './Overview.css.ts';

const filters = ['state'];
const states = [
  { id: '', label: r.all },
  { id: 'bought', label: r.bought },
  { id: 'signed-up', label: r.signedUp },
];

/** The newest people who came through the affiliate's links. */
export function LatestReferrals({ affiliateId }: { readonly affiliateId: string }) {
  const table = useDataTable({
    name: 'latest-referrals',
    columns,
    filters,
    rowKey: ({ id }) => id,
    defaultSort: { column: 'date', direction: 'descending' },
    queryKey: tableKey('affiliate_referrals', 'latest'),
    read: referralsOf(affiliateId),
    countsLater: true,
    pageSize: 6,
    prefix: 'latest-',
  });
  const { query, view, rows, count, isCounted } = table;
  return (
    <Panel
      title={t.latest}
      actions={
        <div className={css.row}>
          <ChipGroup
            aria-label={r.state}
            items={states}
            selectedKey={view.filters.state ?? ''}
            onSelectionChange={(value) => table.setFilter('state', value)}
          />
          {count > 0 && <ExportButton table={table} />}
        </div>
      }
      footer={
        <>
          <span className={css.small}>
            {isCounted && t.shownOf({ shown: formatNumber(rows.length), count: formatNumber(count) })}
          </span>
          <Link href="/affiliate-dashboard/referrals" render={routerLink}>
            {t.allReferrals}
          </Link>
        </>
      }
    >
      <Table
        aria-label={t.latest}
        columns={table.kitColumns.map((column) => ({ ...column, allowsSorting: false }))}
        rows={rows}
        rowKey={({ id }) => id}
        isPending={query.isPending || query.isPlaceholderData}
        error={query.isError && <QueryProblem error={query.error} onRetry={() => void query.refetch()} />}
        renderEmptyState={() => <EmptyState title={r.emptyTitle}>{r.emptyText}</EmptyState>}
        locale={locale}
        words={tableWords}
      />
    </Panel>
  );
}
