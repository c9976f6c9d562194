import type { TableSpec } from '@duneline/specs/contract';
import type { Prefer } from './prefer.ts';
import type { Query, SelectItem } from './Query.ts';

/**
 * The columns that a write's response reads: the selected ones and the keys for embedding and `Location`; none if no rows are
 * requested.
 */
export function returnedColumns(table: TableSpec, { select }: Query, wanted: Prefer['return']): readonly string[] {
  if (wanted === 'minimal') return [];
  const isEverything = select.length === 0 || select.some((item) => item.kind === 'all');
  if (isEverything) return table.columns.map(({ name }) => name);
  const keys = select.some(({ kind }) => kind === 'embed') ? table.foreignKeys.flatMap(({ columns }) => columns) : [];
  return [...new Set([...select.flatMap(columnOf), ...keys, ...table.primaryKey])];
}

function columnOf(item: SelectItem): readonly string[] {
  return item.kind === 'field' && item.field.column !== '*' ? [item.field.column] : [];
}
