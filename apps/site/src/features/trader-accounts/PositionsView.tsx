import * as t from '@duneline/specs/messages/trader';
import { SampleNote, Table, type TableColumn } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import type { Position, TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { usePositions } from '../../lib/trader/useTrader.ts';
import { OpenPositions, positionColumns, resultColumn } from './OpenPositions.tsx';
import { formatPrice } from './pairName.ts';
import * as css from './Overview.css.ts';

const columns: readonly TableColumn<Position>[] = [
  ...positionColumns,
  {
    id: 'exit',
    label: t.columnExit,
    align: 'end',
    cell: ({ symbol, close_price }) => close_price !== null && formatPrice(symbol, close_price),
  },
  {
    id: 'closed',
    label: t.columnClosed,
    align: 'end',
    cell: ({ closed_at }) => closed_at !== null && formatDate(closed_at),
  },
  resultColumn,
];

/** Every position of an account: the open ones, then the closed ones. */
export function PositionsView({ account }: { readonly account: TradingAccount }) {
  const positions = usePositions(account.id);
  return (
    <div className={css.grid}>
      <section className={`${css.card} ${css.full}`} aria-labelledby="positions">
        <QueryPanel query={positions}>{(rows) => <OpenPositions positions={rows} />}</QueryPanel>
      </section>
      {/* The table that scrolls is the landmark of this name. */}
      <div className={`${css.card} ${css.full}`}>
        <div className={css.head}>
          <h2 className={css.title}>{t.closedPositions}</h2>
          <SampleNote>{t.simulated}</SampleNote>
        </div>
        <QueryPanel query={positions}>{(rows) => <ClosedPositions positions={rows} />}</QueryPanel>
      </div>
    </div>
  );
}

function ClosedPositions({ positions }: { readonly positions: readonly Position[] }) {
  const closed = positions.filter(({ closed_at }) => closed_at !== null);
  return (
    <Table
      aria-label={t.closedPositions}
      rows={closed}
      rowKey={({ id }) => id}
      renderEmptyState={() => t.noClosedPositions}
      maxBlockSize="640px"
      columns={columns}
    />
  );
}
