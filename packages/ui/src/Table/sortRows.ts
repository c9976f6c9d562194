import type { SortDescriptor, TableColumn } from './TableColumn.ts';

/** Sorts rows by `sort`; equal rows keep their order. Unsorted rows, and those sorted by the caller, are returned unchanged. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: SortDescriptor | null,
  locale: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: sortBy(row) }))
    .toSorted((a, b) => sign * compareKeys(a.key, b.key, compare))
    .map(({ row }) => row);
}

function compareKeys(a: string | number, b: string | number, compareWords: (a: string, b: string) => number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareWords(String(a), String(b));
}
