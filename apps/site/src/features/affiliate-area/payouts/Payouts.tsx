import { ChipGroup, EmptyState, Panel, Skeleton } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-payouts';
import * as request from '@duneline/specs/messages/payout-request';
import { useEffect, useRef, useState } from 'react';
import { DataTable } from '../../../lib/data-table/DataTable.tsx';
import { useDataTable } from '../../../lib/data-table/useDataTable.ts';
import { methodName } from '../../../lib/format/methodName.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { accountEnding } from '../overview/accountEnding.ts';
import { NextPayout } from '../overview/NextPayout.tsx';
import { usePayoutState } from '../overview/readPayouts.ts';
import { useSummary, type Affiliate } from '../readAffiliate.ts';
import { columns, statusNames } from './columns.tsx';
import { MethodForm } from './MethodForm.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import { payoutStatuses, readPayoutRows } from './readPayoutRows.ts';
import * as css from '../overview/Overview.css.ts';

const tables = ['affiliate_payouts', 'affiliate_commissions'] as const;
const payoutTables = ['affiliate_payouts'] as const;
const filters = ['status'];
const statuses = [{ id: '', label: t.all }, ...payoutStatuses.map((value) => ({ id: value, label: statusNames[value] }))];

/** What can be requested now and where it goes, and every request so far. */
export function Payouts({ affiliate }: { readonly affiliate: Affiliate }) {
  useTableChanges(tables);
  // What is available follows from the payouts too.
  useTableChanges(payoutTables, 'affiliate_commissions');
  const table = useDataTable({
    name: 'payouts',
    columns,
    filters,
    rowKey: ({ id }) => id,
    defaultSort: { column: 'date', direction: 'descending' },
    queryKey: tableKey('affiliate_payouts', 'history'),
    read: readPayoutRows,
  });
  return (
    <>
      <div className={css.middle}>
        <RequestPanel affiliate={affiliate} />
        <NextPayout />
      </div>
      <Panel title={t.history}>
        <DataTable table={table} caption={t.history} empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}>
          <ChipGroup
            aria-label={t.status}
            items={statuses}
            selectedKey={table.view.filters.status ?? ''}
            onSelectionChange={(value) => table.setFilter('status', value)}
          />
        </DataTable>
      </Panel>
    </>
  );
}

function RequestPanel({ affiliate }: { readonly affiliate: Affiliate }) {
  const state = usePayoutState();
  const summary = useSummary();
  // A failed refetch keeps what is known, and with it a request under way.
  const error = (state.data ? null : state.error) ?? (summary.data ? null : summary.error);
  const method = state.data?.method ?? null;
  const name = method && methodName(method.method);
  const account = accountEnding(method?.details ?? null);
  const [requests, setRequests] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requests > 0 && document.activeElement === document.body) content.current?.focus();
  }, [requests]);
  return (
    <Panel title={name ? t.requestTitle : t.methodTitle} lead={name ? t.goesTo({ method: name, account }) : t.methodLead}>
      {error ? (
        <QueryProblem error={error} onRetry={() => void Promise.all([state.refetch(), summary.refetch()])} />
      ) : state.isPending || summary.isPending ? (
        <Skeleton lines={3} />
      ) : name ? (
        // The review, which had the focus, gives way to what can be requested next.
        <div ref={content} tabIndex={-1}>
          <PayoutForm
            key={requests}
            availableCents={summary.data?.available_cents ?? 0}
            method={method.method}
            destination={request.viaMethod({ method: name, destination: account })}
            onRequested={() => setRequests((earlier) => earlier + 1)}
          />
        </div>
      ) : (
        <MethodForm affiliateId={affiliate.id} />
      )}
    </Panel>
  );
}
