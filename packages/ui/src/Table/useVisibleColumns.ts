import { useMemo } from 'react';
import type { TableColumn } from './TableColumn.ts';

/** The visible columns; always includes the first, and the one that labels the rows. */
export function useVisibleColumns<Row>(
  columns: readonly TableColumn<Row>[],
  visibility: Readonly<Record<string, boolean>> | undefined,
): readonly TableColumn<Row>[] {
  return useMemo(
    () => columns.filter(({ id, isRowHeader }, place) => place === 0 || isRowHeader || visibility?.[id] !== false),
    [columns, visibility],
  );
}
