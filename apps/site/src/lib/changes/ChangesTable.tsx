import { Table } from '@duneline/ui';
import { changedPaths, type ChangedValue } from './changedPaths.ts';

export interface ChangesTableProps {
  readonly caption: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly words: { readonly field: string; readonly before: string; readonly after: string };
}

/** A table of the values that differ between two versions of a row. */
export function ChangesTable({ caption, before, after, words }: ChangesTableProps) {
  const column = (id: 'before' | 'after') => ({
    id,
    label: words[id],
    cell: (value: ChangedValue) => value[id],
  });
  return (
    <Table
      caption={caption}
      columns={[{ id: 'path', label: words.field, cell: ({ path }) => path }, column('before'), column('after')]}
      rows={changedPaths(before, after)}
      rowKey={({ path }) => path}
      narrow="scroll"
    />
  );
}
