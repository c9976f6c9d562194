import type { RowData } from '@tanstack/react-table';
import { ChipGroup, EmptyState, PageHeader, SearchField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/admin-business';
import { Suspense, type ReactNode } from 'react';
import { DataTable } from '../../lib/data-table/DataTable.tsx';
import { dateTag } from '../../lib/data-table/dateTag.ts';
import { FilterTags } from '../../lib/data-table/FilterTags.tsx';
import { DateFilter } from '../../lib/data-table/DateFilter.tsx';
import type { DataTableControl } from '../../lib/data-table/useDataTable.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import type { OpenDecision } from './decisions/OpenDecision.ts';
import * as css from './business.css.ts';
import { usePersonTag } from './usePersonTag.ts';

const DecisionDialog = lazyPart(async () => (await import('./decisions/DecisionDialog.tsx')).DecisionDialog);

export interface BusinessScreenProps<Row extends RowData> {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly table: DataTableControl<Row>;
  /** Names by status; without them there is no filter by status. */
  readonly statuses?: Readonly<Record<string, string>>;
  readonly searchLabel?: string;
  /** Additional fields that set filters. */
  readonly fields?: ReactNode;
  /** Buttons for the selected rows. */
  readonly renderBulk?: (rows: readonly Row[]) => ReactNode;
  /** Buttons beside the title. */
  readonly headerActions?: ReactNode;
  /** The decision to confirm. */
  readonly decision?: OpenDecision | null;
  readonly onDecisionClose?: () => void;
  /** Above the list. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
}

/** A list of the console: rows that the backend filters, sorts and pages, with a decision about one of them. */
export function BusinessScreen<Row extends RowData>(props: BusinessScreenProps<Row>) {
  const {
    title,
    lead,
    empty,
    table,
    statuses,
    searchLabel,
    fields,
    headerActions,
    renderBulk,
    decision = null,
    onDecisionClose = () => {},
    notice,
    children,
  } = props;
  const { view, setFilter } = table;
  const personTag = usePersonTag(table);
  return (
    <div className={css.page}>
      <PageHeader title={title} lead={lead} actions={headerActions} />
      {notice}
      <DataTable table={table} caption={title} empty={<EmptyState level={2} title={empty} />} {...(renderBulk && { renderBulk })}>
        {searchLabel !== undefined && (
          <SearchField
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={view.filters['q'] ?? ''}
            onChange={(value) => setFilter('q', value)}
          />
        )}
        {statuses && (
          <ChipGroup
            aria-label={t.status}
            items={[{ id: '', label: t.all }, ...Object.entries(statuses).map(([value, label]) => ({ id: value, label }))]}
            selectedKey={view.filters['status'] ?? ''}
            onSelectionChange={(value) => setFilter('status', value)}
          />
        )}
        {table.filters?.includes('since') && <DateFilter table={table} />}
        {fields}
        <FilterTags tags={[personTag, dateTag(table)]} />
      </DataTable>
      {children}
      <Suspense fallback={null}>{decision && <DecisionDialog decision={decision} onClose={onDecisionClose} />}</Suspense>
    </div>
  );
}
