import {
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TableColumn } from '@duneline/ui';
import { useMemo } from 'react';
import type { DataColumn, ReadRows } from './DataColumn.ts';
import { readPage } from './readPage.ts';
import type { TableShape } from './tableAddress.ts';
import { useTableView } from './useTableView.ts';

const features = tableFeatures({ columnVisibilityFeature, rowPaginationFeature, rowSortingFeature });

export interface DataTableOptions<Row> {
  /** Identifies the table in saved views and exported files. */
  readonly name: string;
  /** The first column identifies its row and is always visible. Must be referentially stable. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Ids of the filters, which are also URL parameters. Must be referentially stable. */
  readonly filters?: readonly string[];
  readonly defaultSort: TableShape['defaultSort'];
  /** The query key without view and page: `tableKey('affiliate_referrals')`. */
  readonly queryKey: readonly unknown[];
  readonly read: ReadRows<Row>;
  /** @default 25 */
  readonly pageSize?: number;
  /** Shows the first page before all rows are counted, for tables that grow large; `read` then respects `isUncounted`. */
  readonly countsLater?: boolean;
  /** Prefix of the URL parameters, if a page has two tables. */
  readonly prefix?: string;
}

const NO_ROWS: readonly never[] = [];
const NO_FILTERS: readonly string[] = [];

/** State of a table whose rows the backend filters, sorts and pages, and whose view is in the URL; render it with `DataTable`. */
export function useDataTable<Row extends RowData>(options: DataTableOptions<Row>) {
  const {
    columns,
    rowKey,
    filters = NO_FILTERS,
    defaultSort,
    queryKey,
    read,
    pageSize = 25,
    prefix,
    countsLater = false,
  } = options;
  const { column: sortColumn, direction: sortDirection } = defaultSort;
  const shape = useMemo<TableShape>(
    () => ({
      ...(prefix !== undefined && { prefix }),
      filters,
      columns: columns.slice(1).map(({ id }) => id),
      sortable: columns.flatMap(({ id, orderBy }) => (orderBy ? [id] : [])),
      defaultSort: { column: sortColumn, direction: sortDirection },
    }),
    [prefix, filters, columns, sortColumn, sortDirection],
  );
  const control = useTableView(shape);
  const { view, change } = control;
  const { sort, page } = view;
  const isAscending = sort.direction === 'ascending';
  const order = { column: columns.find(({ id }) => id === sort.column)?.orderBy ?? sort.column, isAscending };
  const from = (page - 1) * pageSize;
  const isUncounted = countsLater && from === 0;
  const query = useQuery({
    queryKey: [...queryKey, { filters: view.filters, order, from, pageSize }],
    queryFn: ({ signal }) =>
      readPage(read, {
        filters: view.filters,
        order,
        from,
        to: from + pageSize - 1,
        signal,
        ...(isUncounted && { isUncounted }),
      }),
    placeholderData: keepPreviousData,
  });
  const counted = useQuery({
    queryKey: [...queryKey, 'count', view.filters],
    queryFn: async ({ signal }) => (await read({ filters: view.filters, order, from: 0, to: 0, signal })).count,
    enabled: isUncounted,
  });
  const count = (isUncounted ? counted.data : undefined) ?? query.data?.count ?? 0;

  const definitions = useMemo(
    () =>
      columns.map(({ id, orderBy }, index): ColumnDef<typeof features, Row> => ({
        id,
        accessorFn: (row) => row,
        enableSorting: orderBy !== undefined,
        enableHiding: index > 0,
      })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id, isHidden = false }) => [id, isHidden === view.toggled.includes(id)])),
    [columns, view.toggled],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: query.data?.rows ?? NO_ROWS,
    rowCount: count,
    getRowId: rowKey,
    manualSorting: true,
    manualPagination: true,
    state: {
      sorting: [{ id: sort.column, desc: !isAscending }],
      pagination: { pageIndex: page - 1, pageSize },
      columnVisibility,
    },
  });

  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => columns.find((column) => column.id === id) ?? []);
  return {
    ...options,
    ...control,
    query,
    order,
    shown,
    kitColumns: shown.map((column): TableColumn<Row> => ({
      ...column,
      ...(column.orderBy && { allowsSorting: true }),
    })),
    rows: table.getRowModel().rows.map(({ original }) => original),
    count,
    /** Whether `count` is that of all rows. */
    isCounted: !isUncounted || counted.isSuccess,
    pageSize,
    pageCount: table.getPageCount(),
    hideable: columns.slice(1).map(({ id, label }) => ({ id, label, isShown: columnVisibility[id] !== false })),
    toggleColumns: (shownIds: readonly string[]) =>
      change({
        page,
        toggled: columns
          .slice(1)
          .filter(({ id, isHidden = false }) => shownIds.includes(id) === isHidden)
          .map(({ id }) => id),
      }),
  };
}

/** The result of `useDataTable`. */
export type DataTableControl<Row extends RowData> = ReturnType<typeof useDataTable<Row>>;
