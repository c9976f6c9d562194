import type { ReactNode } from 'react';

/** A cell: its text, and its value for sorting. */
export interface LeaderboardCell {
  readonly text: string;
  /** The value for sorting. @default the text */
  readonly sortBy?: number;
  /** From 0 to 1: a bar below the text. */
  readonly share?: number;
}

export interface LeaderboardRow {
  readonly id: string;
  readonly trader: string;
  /** "NG · Lagos" */
  readonly place?: ReactNode;
  /** Its rank, if the rows are one page of a longer ranking; rows that all have ranks keep their order. */
  readonly rank?: number;
  /** Cells by column id. */
  readonly cells: Readonly<Record<string, LeaderboardCell>>;
  /** The reader's own row. */
  readonly isOwn?: boolean;
}

export interface LeaderboardSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

interface RankedRow extends LeaderboardRow {
  readonly rank: number;
}

/** Ranks rows by a column; equal values share a rank and keep their order. */
export function sortRows(rows: readonly LeaderboardRow[], { column, direction }: LeaderboardSort): readonly RankedRow[] {
  if (rows.every((row): row is RankedRow => row.rank !== undefined)) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => sign * compare(a.cells[column], b.cells[column]));
  const ranked: RankedRow[] = [];
  for (const [index, row] of sorted.entries()) {
    const before = ranked[index - 1];
    const isEqual = before && compare(before.cells[column], row.cells[column]) === 0;
    ranked.push({ ...row, rank: isEqual ? before.rank : index + 1 });
  }
  return ranked;
}

function compare(a: LeaderboardCell | undefined, b: LeaderboardCell | undefined): number {
  if (a?.sortBy !== undefined && b?.sortBy !== undefined) return a.sortBy - b.sortBy;
  return (a?.text ?? '').localeCompare(b?.text ?? '');
}
