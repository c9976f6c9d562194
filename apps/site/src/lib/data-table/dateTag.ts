import type { RowData } from '@tanstack/react-table';
import * as t from '@duneline/specs/messages/data-table';
import { formatDate, formatDateRange } from '../format/formatDate.ts';
import type { FilterTag } from './FilterTags.tsx';
import { readDays } from './readDays.ts';
import type { DataTableControl } from './useDataTable.ts';

/** What a limit to some days reads and changes of a table. */
export type DatedTable<Row extends RowData> = Pick<DataTableControl<Row>, 'view' | 'change' | 'columns' | 'defaultSort'>;

/** The name of the date that a list is limited by: the one that sorts it at first. */
export function dateLabel<Row extends RowData>({ columns, defaultSort }: DatedTable<Row>): string {
  return t.dateColumn({ column: columns.find(({ id }) => id === defaultSort.column)?.label ?? '' });
}

/** The days that a list is limited to, as a tag; `null` without them. */
export function dateTag<Row extends RowData>(table: DatedTable<Row>): FilterTag | null {
  const days = describeDays(readDays(table.view.filters));
  if (days === null) return null;
  return {
    id: 'days',
    label: t.filterTag({ filter: dateLabel(table), value: days }),
    remove: () => table.change({ filters: { ...table.view.filters, since: '', until: '' } }),
  };
}

function describeDays({ since, until }: ReturnType<typeof readDays>): string | null {
  if (since && until) return formatDateRange(since, until);
  if (since) return t.sinceDay({ day: formatDate(since) });
  return until ? t.untilDay({ day: formatDate(until) }) : null;
}
