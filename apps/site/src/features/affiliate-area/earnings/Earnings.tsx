import { ChipGroup, EmptyState, Stat } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-earnings';
import { DataTable } from '../../../lib/data-table/DataTable.tsx';
import { useDataTable } from '../../../lib/data-table/useDataTable.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { LedgerTimeline } from '../ledger/LedgerTimeline.tsx';
import { useSummary, type Affiliate } from '../readAffiliate.ts';
import { columns, statusNames } from './columns.tsx';
import { Flags } from './Flags.tsx';
import { tierAt } from './nextTier.ts';
import { commissionStatuses, readCommissions } from './readCommissions.ts';
import * as css from '../overview/Overview.css.ts';

const tables = ['affiliate_commissions', 'affiliate_payouts'] as const;
const filters = ['status'];
const statuses = [{ value: '', label: t.all }, ...commissionStatuses.map((value) => ({ value, label: statusNames[value] }))];

/** Every commission with the rule that decided it, what they add up to, and the tier. */
export function Earnings({ affiliate }: { readonly affiliate: Affiliate }) {
  useTableChanges(tables);
  const { data: summary } = useSummary();
  const table = useDataTable({
    name: 'earnings',
    columns,
    filters,
    rowKey: ({ id }) => id,
    defaultSort: { column: 'date', direction: 'descending' },
    queryKey: tableKey('affiliate_commissions', 'ledger'),
    read: readCommissions,
  });
  const { view, setFilter } = table;
  const sales = summary?.sales ?? 0;
  const { tier, next } = tierAt(sales);
  const missing = next
    ? t.missing({
        count: formatNumber(next.missing),
        n: next.missing,
        tier: next.name,
        rate: formatPercent(next.commissionPercent),
      })
    : t.topTier;
  return (
    <>
      <div className={css.figures}>
        <Stat label={t.held} value={formatMoney(summary?.pending_cents ?? 0)} note={t.heldNote} />
        <Stat label={t.approved} value={formatMoney(summary?.approved_cents ?? 0)} note={t.approvedNote} />
        <Stat label={t.available} value={formatMoney(summary?.available_cents ?? 0)} note={t.availableNote} />
        <Stat
          label={t.yourRate}
          value={formatPercent(affiliate.commission_bps / 100)}
          note={summary && tier ? t.tier({ tier: tier.name, missing }) : undefined}
        />
      </div>
      <DataTable
        table={table}
        caption={t.title}
        renderDetails={({ id, referralId }) => <LedgerTimeline referralId={referralId} commissionId={id} />}
        empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
      >
        <ChipGroup
          label={t.status}
          options={statuses}
          value={view.filters.status ?? ''}
          onChange={(value) => setFilter('status', value)}
        />
      </DataTable>
      <Flags />
    </>
  );
}
