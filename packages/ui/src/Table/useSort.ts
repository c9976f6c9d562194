import { useMemo } from 'react';
import { sortRows } from './sortRows.ts';
import type { SortDescriptor, TableColumn, TableSort } from './TableColumn.ts';
import type { TableProps } from './TableProps.ts';
import { useControlled } from '../state/useControlled.ts';

/** The sorted rows, and the function that a header press calls: ascending first, then the reverse. */
export function useSort<Row>({ rows, columns, locale = 'en', ...props }: TableProps<Row>) {
  const { column, direction } = props.sortDescriptor ?? {};
  const given = useMemo(
    () => (column === undefined || direction === undefined ? undefined : { column: String(column), direction }),
    [column, direction],
  );
  const [sort, setSort] = useControlled<TableSort | null>(
    props.sortDescriptor === null ? null : given,
    () => readSort(props.defaultSortDescriptor),
    (next) => next && props.onSortChange?.(next),
  );
  const sorted = useMemo(() => sortRows(rows, columns, sort, locale), [rows, columns, sort, locale]);
  const sortBy = ({ id }: TableColumn<Row>) => {
    const isTurned = sort?.column === id && sort.direction === 'ascending';
    setSort({ column: id, direction: isTurned ? 'descending' : 'ascending' });
  };
  return { rows: sorted, sort, sortBy };
}

function readSort(descriptor: SortDescriptor | undefined): TableSort | null {
  return descriptor ? { ...descriptor, column: String(descriptor.column) } : null;
}
