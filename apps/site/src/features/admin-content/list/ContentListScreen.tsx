import * as t from '@duneline/specs/messages/admin-content';
import { Badge, check, ChipGroup, clock, EmptyState, PageHeader } from '@duneline/ui';
import type { ReactNode } from 'react';
import type { DataColumn, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { DataTable } from '../../../lib/data-table/DataTable.tsx';
import { useDataTable } from '../../../lib/data-table/useDataTable.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import type { ContentTable } from '../contentTables.ts';
import * as css from '../contentEditor.css.ts';

/** The data of a row that every content list shows, in addition to its own columns. */
export interface ListedRow {
  readonly id: string;
  readonly status: 'draft' | 'published';
  readonly version: number;
  readonly hasDraft: boolean;
}

export interface ContentListScreenProps<Row extends ListedRow> {
  readonly table: ContentTable;
  readonly title: string;
  readonly lead: string;
  /** Must keep its identity. */
  readonly columns: readonly DataColumn<Row>[];
  readonly sortedBy: string;
  readonly read: (request: RowsRequest) => Promise<{ readonly rows: readonly Row[]; readonly count: number }>;
  /**
   * Whether rows have a language.
   * @default true
   */
  readonly hasLanguages?: boolean;
  readonly children?: ReactNode;
}

const filters = ['locale'];

/** The rows of a content table, with links to their editors. */
export function ContentListScreen<Row extends ListedRow>(props: ContentListScreenProps<Row>) {
  const { title, lead, columns, sortedBy, read, hasLanguages = true, children } = props;
  const table = useDataTable({
    name: `admin-${props.table}`,
    columns,
    filters,
    rowKey: ({ id }) => id,
    defaultSort: { column: sortedBy, direction: 'ascending' },
    queryKey: tableKey(props.table, 'list'),
    read,
    pageSize: 50,
  });
  return (
    <div className={css.page}>
      <PageHeader title={title} lead={lead} />
      {children}
      <DataTable table={table} caption={title} empty={<EmptyState level={2} title={t.listEmpty} />}>
        {hasLanguages && (
          <ChipGroup
            aria-label={t.language}
            items={[
              { id: '', label: t.languageAny },
              { id: 'en', label: t.english },
              { id: 'ar', label: t.arabic },
            ]}
            selectedKey={table.view.filters['locale'] ?? ''}
            onSelectionChange={(value) => table.setFilter('locale', value)}
          />
        )}
      </DataTable>
    </div>
  );
}

/** Whether visitors see the row, and whether it has a draft. */
export function RowState({ row: { status, hasDraft, version } }: { readonly row: ListedRow }) {
  if (hasDraft) {
    return (
      <Badge tone="warning" icon={clock}>
        {t.draftWaits}
      </Badge>
    );
  }
  return status === 'published' ? (
    <Badge tone="success" icon={check}>
      {t.liveBadge({ version: String(version) })}
    </Badge>
  ) : (
    <Badge tone="warning" icon={clock}>
      {t.neverPublished}
    </Badge>
  );
}
