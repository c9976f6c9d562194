import * as t from '@duneline/specs/messages/leaderboard';
import { Flag, Leaderboard, type LeaderboardRow } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { locale } from '../../lib/format/locale.ts';
import type { Board, Entry } from './Board.ts';
import type { BoardQuery } from './boardQuery.ts';

interface RankingProps {
  readonly caption: string;
  readonly board: Board;
  readonly sort: BoardQuery['sort'];
  readonly isBusy: boolean;
  /** Ids of the reader's accounts. */
  readonly own: ReadonlySet<string>;
  readonly onSort: (sort: BoardQuery['sort']) => void;
}

const columns = [
  { id: 'return', label: t.columnReturn },
  { id: 'profit', label: t.columnProfit },
  { id: 'size', label: t.columnSize },
  { id: 'won', label: t.columnWon },
] as const;

/** A page of the ranking as a table in which each return is a bar on a common scale. */
export function Ranking({ caption, board, sort, isBusy, own, onSort }: RankingProps) {
  const best = board.returns.at(-1) ?? 0;
  return (
    <Leaderboard
      aria-label={caption}
      columns={columns}
      rows={board.entries.map((entry) => rowOf(entry, best, own.has(entry.accountId)))}
      sortDescriptor={sort}
      onSortChange={({ column, direction }) => {
        const chosen = columns.find(({ id }) => id === column);
        if (chosen) onSort({ column: chosen.id, direction });
      }}
      isPending={isBusy}
      note={t.note}
      words={{ rank: t.rank, trader: t.trader, own: t.own }}
    />
  );
}

function rowOf(entry: Entry, best: number, isOwn: boolean): LeaderboardRow {
  const { accountId, rank, trader, country, returnPercent, profitCents, sizeCents, wins, trades } = entry;
  return {
    id: accountId,
    rank,
    trader,
    place: country && <Flag code={country} locale={locale} isNamed />,
    isOwn,
    cells: {
      return: {
        text: formatPercent(returnPercent, { sign: 'always', hundredths: 'always' }),
        ...(best > 0 && { share: returnPercent / best }),
      },
      profit: { text: formatMoney(profitCents, { sign: 'always', cents: 'always' }) },
      size: { text: formatSize(sizeCents) },
      won: { text: t.won({ wins, trades }) },
    },
  };
}
