import type { RowData } from '@tanstack/react-table';
import * as t from '@duneline/specs/messages/data-table';
import { formatDate, formatDateRange } from '../format/formatDate.ts';
import type { FilterTag } from './FilterTags.tsx';
import { readDays } from './readDays.ts';
import type { DataTableControl } from './useDataTable.ts';

/** The date that a list is limited by, which sorts it at first. */
export function dateLabel<Row extends RowData>({ columns, defaultSort }: DataTableControl<Row>): string {
  return t.dateColumn({ column: columns.find(({ id }) => id === defaultSort.column)?.label ?? '' });
}

/** The days that a list is limited to, as a tag; `null` without them. */
export function dateTag<Row extends RowData>(table: DataTableControl<Row>): FilterTag | null {
  const { since, until } = readDays(table.view.filters);
  const days =
    since && until
      ? formatDateRange(since, until)
      : since
        ? t.sinceDay({ day: formatDate(since) })
        : until && t.untilDay({ day: formatDate(until) });
  if (!days) return null;
  return {
    id: 'days',
    label: t.filterTag({ filter: dateLabel(table), value: days }),
    remove: () => table.change({ filters: { ...table.view.filters, since: '', until: '' } }),
  };
}
