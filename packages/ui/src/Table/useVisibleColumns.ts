import { useMemo } from 'react';
import type { TableColumn } from './TableColumn.ts';

/** The visible columns; always includes the first, which labels the rows. */
export function useVisibleColumns<Row>(
  columns: readonly TableColumn<Row>[],
  visibility: Readonly<Record<string, boolean>> | undefined,
): readonly TableColumn<Row>[] {
  return useMemo(() => columns.filter(({ id }, place) => place === 0 || visibility?.[id] !== false), [columns, visibility]);
}
