import * as t from '@duneline/specs/messages/admin-business';
import { useMemo, type ReactNode } from 'react';
import type { DataColumn } from '../../lib/data-table/DataColumn.ts';
import { useDataTable, type DataTableOptions } from '../../lib/data-table/useDataTable.ts';
import { tableKey, type TableName } from '../../lib/query/tableKey.ts';

interface BusinessTableOptions<Row> extends Pick<DataTableOptions<Row>, 'name' | 'columns' | 'filters' | 'read' | 'countsLater'> {
  /** The database table whose changes invalidate the list. */
  readonly source: TableName;
  /** The actions of a row, in a last column. Must keep its identity. */
  readonly actions?: (row: Row) => ReactNode;
  /** @default the newest first, by the column `date` */
  readonly sort?: DataTableOptions<Row>['defaultSort'];
}

const byStatus = ['status'];
const newestFirst = { column: 'date', direction: 'descending' } as const;

/** A list of the console: `useDataTable` for rows with an id, filtered by status, with a column of actions. */
export function useBusinessTable<Row extends { readonly id: string }>(options: BusinessTableOptions<Row>) {
  const { name, source, columns, actions, filters = byStatus, sort = newestFirst, read, countsLater = false } = options;
  const all = useMemo<readonly DataColumn<Row>[]>(
    () => (actions ? [...columns, { id: 'actions', label: t.actions, align: 'end', cell: actions }] : columns),
    [columns, actions],
  );
  return useDataTable({
    name,
    columns: all,
    filters,
    rowKey: ({ id }) => id,
    countsLater,
    defaultSort: sort,
    queryKey: tableKey(source),
    read,
  });
}
