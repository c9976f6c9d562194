import type { TableWords } from '@duneline/ui';
import * as t from '@duneline/specs/messages/data-table';

/** Texts of the kit's table in the page's language. */
export const tableWords: TableWords = {
  none: t.none,
  loading: t.loading,
  empty: t.empty,
  selectAll: t.selectAll,
  select: t.select,
  sorted: (column, direction) => t.sorted({ column, direction: direction === 'ascending' ? t.ascending : t.descending }),
  details: t.details,
  selectedCount: (count) => t.selectedCount({ count }),
  clearSelection: t.clearSelection,
  widthOf: (column) => t.widthOf({ column }),
};
