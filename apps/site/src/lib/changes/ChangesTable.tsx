import { Table, TextDiff } from '@duneline/ui';
import type { ReactNode } from 'react';
import { locale } from '../format/locale.ts';
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
    cell: (value: ChangedValue) => renderSide(value, id),
  });
  return (
    <Table
      aria-label={caption}
      columns={[{ id: 'path', label: words.field, cell: ({ path }) => path }, column('before'), column('after')]}
      rows={changedPaths(before, after)}
      rowKey={({ path }) => path}
      narrow="scroll"
    />
  );
}

/** One side of a change; in sentences, the words that differ are marked. */
function renderSide(value: ChangedValue, side: 'before' | 'after'): ReactNode {
  const { before, after } = value;
  if (!isSentence(before) || !isSentence(after)) return value[side];
  return <TextDiff before={before} after={after} shows={side} locale={locale} />;
}

/** Whether single words of it can differ. */
function isSentence(text: string): boolean {
  return /\s/.test(text.trim());
}
