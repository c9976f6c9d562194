import { useMemo } from 'react';
import { sortRows } from './sortRows.ts';
import type { SortDescriptor, TableColumn } from './TableColumn.ts';
import type { TableProps } from './TableProps.ts';
import { useControlled } from '../state/useControlled.ts';

/** The sorted rows, and the function that a header press calls: ascending first, then the reverse. */
export function useSort<Row>({ rows, columns, locale = 'en', ...props }: TableProps<Row>) {
  const [sort, setSort] = useControlled<SortDescriptor | null>(
    props.sortDescriptor,
    props.defaultSortDescriptor ?? null,
    (next) => next && props.onSortChange?.({ ...next, column: String(next.column) }),
  );
  const sorted = useMemo(() => sortRows(rows, columns, sort, locale), [rows, columns, sort, locale]);
  const sortBy = ({ id }: TableColumn<Row>) => {
    const isTurned = sort?.column === id && sort.direction === 'ascending';
    setSort({ column: id, direction: isTurned ? 'descending' : 'ascending' });
  };
  return { rows: sorted, sort, sortBy };
}
