import { Alert, ChipGroup, EmptyState, Skeleton, Stat } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-earnings';
import { DataTable } from '../../../lib/data-table/DataTable.tsx';
import { useDataTable } from '../../../lib/data-table/useDataTable.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { LedgerTimeline } from '../ledger/LedgerTimeline.tsx';
import { useSummary, type Affiliate } from '../readAffiliate.ts';
import { columns, statusNames } from './columns.tsx';
import { Flags } from './Flags.tsx';
import { rateAt } from './nextTier.ts';
import { rateNote } from './rateNote.ts';
import { commissionsOf, commissionStatuses } from './readCommissions.ts';
import * as css from '../overview/Overview.css.ts';

const tables = ['affiliate_commissions', 'affiliate_payouts'] as const;
const filters = ['status'];
const statuses = [{ id: '', label: t.all }, ...commissionStatuses.map((value) => ({ id: value, label: statusNames[value] }))];

/** Every commission with the rule that decided it, what they add up to, and the tier. */
export function Earnings({ affiliate }: { readonly affiliate: Affiliate }) {
  useTableChanges(tables);
  const { data: summary, isPending, error, isFetching, refetch } = useSummary();
  const table = useDataTable({
    name: 'earnings',
    columns,
    filters,
    rowKey: ({ id }) => id,
    defaultSort: { column: 'date', direction: 'descending' },
    queryKey: tableKey('affiliate_commissions', 'ledger'),
    read: commissionsOf(affiliate.id),
    countsLater: true,
  });
  const { view, setFilter } = table;
  const sales = summary?.sales ?? 0;
  return (
    <>
      {affiliate.rate_changed_at !== null && (
        <Alert
          tone="info"
          title={t.rateTitle({
            rate: formatPercent(affiliate.commission_bps / 100),
            date: formatDate(affiliate.rate_changed_at),
          })}
        >
          {affiliate.rate_reason}
        </Alert>
      )}
      {error ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton lines={3} />
      ) : (
        <div className={css.figures}>
          <Stat label={t.held} value={formatMoney(summary?.pending_cents ?? 0)} note={t.heldNote} />
          <Stat label={t.approved} value={formatMoney(summary?.approved_cents ?? 0)} note={t.approvedNote} />
          <Stat label={t.available} value={formatMoney(summary?.available_cents ?? 0)} note={t.availableNote} />
          <Stat
            label={t.yourRate}
            value={formatPercent(rateAt(affiliate.commission_bps / 100, sales))}
            note={summary && rateNote(affiliate, sales)}
          />
        </div>
      )}
      <DataTable
        table={table}
        caption={t.title}
        renderDetails={({ id, referralId }) => <LedgerTimeline referralId={referralId} commissionId={id} />}
        empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
      >
        <ChipGroup
          aria-label={t.status}
          items={statuses}
          selectedKey={view.filters.status ?? ''}
          onSelectionChange={(value) => setFilter('status', value)}
        />
      </DataTable>
      <Flags />
    </>
  );
}
