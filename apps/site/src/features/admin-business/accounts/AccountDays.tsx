import * as t from '@duneline/specs/messages/admin-business';
import { EmptyState } from '@duneline/ui';
import { useCallback } from 'react';
import type { DataColumn, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { DataTable } from '../../../lib/data-table/DataTable.tsx';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { useDataTable } from '../../../lib/data-table/useDataTable.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { readDays, type DayRow } from './readAccounts.ts';

const money = (id: string, label: string, orderBy: Exclude<keyof DayRow, 'day'>): DataColumn<DayRow> => ({
  id,
  label,
  align: 'end',
  cell: (row) => formatMoney(row[orderBy], { cents: 'always' }),
  orderBy,
  csv: (row) => dollars(row[orderBy]),
});

const columns: readonly DataColumn<DayRow>[] = [
  { id: 'day', label: t.day, cell: ({ day }) => formatDate(day), orderBy: 'day', csv: ({ day }) => day },
  money('opening', t.dayOpening, 'opening_cents'),
  money('low', t.dayLow, 'low_equity_cents'),
  money('close', t.dayClose, 'closing_cents'),
  money('withdrawn', t.dayWithdrawn, 'withdrawn_cents'),
];
const newestFirst = { column: 'day', direction: 'descending' } as const;

/** The trading days of an account, to which its limits apply. */
export function AccountDays({ account }: { readonly account: string }) {
  const read = useCallback((request: RowsRequest) => readDays(account, request), [account]);
  const table = useDataTable({
    name: 'admin-account-days',
    prefix: 'days',
    columns,
    rowKey: ({ day }) => day,
    defaultSort: newestFirst,
    queryKey: tableKey('daily_equity', account),
    read,
  });
  return <DataTable table={table} caption={t.daysTitle} empty={<EmptyState title={t.daysEmpty} />} />;
}
