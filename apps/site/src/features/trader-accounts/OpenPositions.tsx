import * as t from '@duneline/specs/messages/trader';
import { rules } from '@duneline/specs/site';
import { arrowDown, arrowUp, Icon, SampleNote, Table, type TableColumn } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatLots } from '../../lib/format/formatLots.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import type { Position } from '../../lib/trader/TradingAccount.ts';
import { formatPrice, pairName } from './pairName.ts';
import * as css from './Overview.css.ts';

/** Columns that open and closed positions share. */
export const positionColumns: readonly TableColumn<Position>[] = [
  { id: 'symbol', label: t.columnSymbol, cell: ({ symbol }) => <bdi>{pairName(symbol)}</bdi> },
  { id: 'side', label: t.columnSide, cell: ({ side }) => <Side side={side} /> },
  { id: 'lots', label: t.columnLots, align: 'end', cell: ({ lots }) => formatLots(lots) },
  { id: 'entry', label: t.columnEntry, align: 'end', cell: ({ symbol, open_price }) => formatPrice(symbol, open_price) },
];

export const resultColumn: TableColumn<Position> = {
  id: 'result',
  label: t.columnResult,
  align: 'end',
  cell: ({ profit_cents }) => <Result cents={profit_cents} />,
};

const columns: readonly TableColumn<Position>[] = [
  ...positionColumns,
  { id: 'opened', label: t.columnOpened, align: 'end', cell: ({ opened_at }) => formatDate(opened_at) },
  resultColumn,
];

/** What is open on the account now. */
export function OpenPositions({ positions }: { readonly positions: readonly Position[] }) {
  const open = positions.filter(({ closed_at }) => closed_at === null);
  return (
    <>
      <div className={css.head}>
        <h2 id="positions" className={css.title}>
          {t.openPositions} <span className={css.term}>{t.countOf({ count: open.length, limit: rules.openPositions })}</span>
        </h2>
        <SampleNote>{t.simulated}</SampleNote>
      </div>
      <Table
        aria-label={t.openPositions}
        rows={open}
        rowKey={({ id }) => id}
        renderEmptyState={() => t.noOpenPositions}
        columns={columns}
      />
    </>
  );
}

function Side({ side }: { readonly side: Position['side'] }) {
  return (
    <span className={css.signed}>
      <Icon of={side === 'buy' ? arrowUp : arrowDown} size={16} />
      {side === 'buy' ? t.buy : t.sell}
    </span>
  );
}

function Result({ cents }: { readonly cents: number }) {
  const tone = cents > 0 ? css.gain : cents < 0 ? css.loss : undefined;
  return <span className={tone}>{formatMoney(cents, { cents: 'always', sign: 'always' })}</span>;
}
