import type { RowData } from '@tanstack/react-table';
import { Button, EmptyState, Pagination, Table } from '@duneline/ui';
import * as t from '@duneline/specs/messages/data-table';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/formatNumber.ts';
import { locale } from '../format/locale.ts';
import { QueryProblem } from '../query/QueryProblem.tsx';
import { TableTools } from './TableTools.tsx';
import { tableWords } from './tableWords.ts';
import type { DataTableControl } from './useDataTable.ts';
import * as css from './DataTable.css.ts';

export interface DataTableProps<Row extends RowData> {
  readonly table: DataTableControl<Row>;
  /** The table's accessible name. */
  readonly caption: string;
  /** Fields for the filters. */
  readonly children?: ReactNode;
  /** Details of a row, shown below it by the button at its end. */
  readonly renderDetails?: (row: Row) => ReactNode;
  /** Shown if there are no rows even without filters. */
  readonly empty: ReactNode;
  /** Buttons for the selected rows of the page; without them no row can be selected. */
  readonly renderBulk?: (rows: readonly Row[]) => ReactNode;
}

/** A table of backend rows with filters, columns, saved views, export and pages, and its loading, empty and error states. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { table, caption, children, renderDetails, empty, renderBulk } = props;
  const { query, rows, count, isCounted, view, change, pageSize, pageCount } = table;
  const isFiltered = Object.keys(view.filters).some((id) => view.filters[id]);
  const first = (view.page - 1) * pageSize + 1;
  const isBeyond = rows.length === 0 && count > 0;
  return (
    <div className={css.block}>
      <div className={css.bar}>
        <div className={css.group}>{children}</div>
        <TableTools table={table} />
      </div>
      <div className={query.isPlaceholderData ? css.stale : undefined}>
        <Table
          aria-label={caption}
          columns={table.kitColumns}
          rows={rows}
          rowKey={table.rowKey}
          {...(renderDetails && { renderDetails })}
          sortDescriptor={view.sort}
          onSortChange={(sort) => change({ sort })}
          isPending={query.isPending || query.isPlaceholderData}
          error={
            query.isError && (
              <QueryProblem error={query.error} isPending={query.isFetching} onRetry={() => void query.refetch()} />
            )
          }
          renderEmptyState={() =>
            isBeyond ? (
              <EmptyState
                level={2}
                title={t.beyondTitle}
                action={<Button onPress={() => change({ page: 1 })}>{t.firstPage}</Button>}
              />
            ) : isFiltered ? (
              <EmptyState
                level={2}
                title={t.noMatchTitle}
                action={<Button onPress={() => change({ filters: {} })}>{t.clearFilters}</Button>}
              >
                {t.noMatchText}
              </EmptyState>
            ) : (
              empty
            )
          }
          selectionMode={renderBulk ? 'multiple' : 'none'}
          bulkActions={renderBulk && ((selected) => renderBulk(rows.filter((row) => selected.has(table.rowKey(row)))))}
          locale={locale}
          words={tableWords}
        />
      </div>
      {count > 0 && (
        <div className={css.foot}>
          <output className={css.count}>
            {rows.length > 0 &&
              isCounted &&
              t.range({
                first: formatNumber(first),
                last: formatNumber(first + rows.length - 1),
                count: formatNumber(count),
              })}
          </output>
          {pageCount > 1 && (
            <Pagination
              pageCount={pageCount}
              page={view.page}
              onChange={(page) => change({ page })}
              aria-label={t.pages}
              previousLabel={t.previousPage}
              nextLabel={t.nextPage}
              pageLabel={(page) => t.page({ page: formatNumber(page) })}
              summary={(page, of) => t.pageOf({ page: formatNumber(page), count: formatNumber(of) })}
            />
          )}
        </div>
      )}
    </div>
  );
}
