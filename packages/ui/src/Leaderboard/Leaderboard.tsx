/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- narrow rows are grids, and Safari forgets what a table is when its parts are laid out as something else */
import { useState } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrowDown, arrowUp } from '../Icon/icons.ts';
import { SampleNote } from '../SampleNote/SampleNote.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Leaderboard.css.ts';
import { sortRows, type LeaderboardRow, type LeaderboardSort } from './sortRows.ts';

export interface LeaderboardProps extends ElementProps {
  /** The table's accessible name: "Leaderboard, November". */
  'aria-label': string;
  columns: readonly { readonly id: string; readonly label: string }[];
  rows: readonly LeaderboardRow[];
  /** The ranking, if the page controls it. */
  sortDescriptor?: LeaderboardSort;
  /** @default the first column, descending */
  defaultSortDescriptor?: LeaderboardSort;
  onSortChange?: (sort: LeaderboardSort) => void;
  /** "Simulated results" */
  note: string;
  /** New rows are loading; the current ones are marked as outdated. */
  isPending?: boolean;
  /** @default { rank: 'Rank', trader: 'Trader', own: 'You' } */
  words?: Partial<LeaderboardWords>;
}

export interface LeaderboardWords {
  rank: string;
  trader: string;
  own: string;
}

const english: LeaderboardWords = { rank: 'Rank', trader: 'Trader', own: 'You' };

/** A ranking that can be sorted by any column and marks the reader's own row. */
export function Leaderboard(given: LeaderboardProps) {
  requireProps('Leaderboard', { columns: given.columns, rows: given.rows });
  const { 'aria-label': caption, columns, rows, note, words, isPending, ...state } = useTexts('Leaderboard', given);
  const [own, setOwn] = useState<LeaderboardSort>(
    state.defaultSortDescriptor ?? { column: columns[0]?.id ?? '', direction: 'descending' },
  );
  const sort = state.sortDescriptor ?? own;
  const says = { ...english, ...words };
  const sortBy = (column: string) => {
    const isTurned = sort.column === column && sort.direction === 'descending';
    const next: LeaderboardSort = { column, direction: isTurned ? 'ascending' : 'descending' };
    setOwn(next);
    state.onSortChange?.(next);
  };
  return (
    <div {...pickElementProps(state)} className={css.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={css.window} aria-label={caption} tabIndex={0}>
        <table role="table" className={css.table} aria-busy={isPending}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {says.rank}
              </th>
              <th role="columnheader" scope="col">
                {says.trader}
              </th>
              {columns.map(({ id, label }) => (
                <th key={id} role="columnheader" scope="col" aria-sort={sort.column === id ? sort.direction : 'none'}>
                  <button type="button" className={css.sorter} onClick={() => sortBy(id)}>
                    <span className={css.sortIcon} data-shown={sort.column === id || undefined}>
                      <Icon of={sort.column === id && sort.direction === 'ascending' ? arrowUp : arrowDown} size={14} />
                    </span>
                    {label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {sortRows(rows, sort).map(({ id, rank, trader, place, cells, isOwn }) => (
              <tr key={id} role="row" data-own={isOwn || undefined}>
                <td role="cell" className={css.rank}>
                  {rank}
                </td>
                <th role="rowheader" scope="row">
                  <span className={css.trader}>
                    <bdi>{trader}</bdi> {isOwn && <Badge>{says.own}</Badge>}
                  </span>
                  {place && <span className={css.place}>{place}</span>}
                </th>
                {columns.map((column) => (
                  <td key={column.id} role="cell" data-head={column.label}>
                    <bdi>{cells[column.id]?.text}</bdi>
                    <Share of={cells[column.id]?.share} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <SampleNote>{note}</SampleNote>
    </div>
  );
}

function Share({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className={css.share} style={{ inlineSize: `${Math.round(of * 100)}%` }} />;
}
