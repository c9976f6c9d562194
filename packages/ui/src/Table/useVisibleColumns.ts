import { useMemo } from 'react';
import type { TableColumn } from './TableColumn.ts';

/** The columns that are not hidden; always the first, which names the rows. */
export function useVisibleColumns<Row>(
  columns: readonly TableColumn<Row>[],
  visibility: Readonly<Record<string, boolean>> | undefined,
): readonly TableColumn<Row>[] {
  return useMemo(() => columns.filter(({ id }, place) => place === 0 || visibility?.[id] !== false), [columns, visibility]);
}
