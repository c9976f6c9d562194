import * as t from '@duneline/specs/messages/trader';
import { Table } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import type { TradingDay } from '../../lib/trader/TradingAccount.ts';

interface DaysTableProps {
  readonly days: readonly TradingDay[];
  /** The loss floor at each close; index 0 is the opening. */
  readonly floor: readonly number[];
}

interface Row extends TradingDay {
  readonly index: number;
  readonly floorCents: number;
}

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
const resultOf = ({ closing_cents, withdrawn_cents, opening_cents }: TradingDay) =>
  closing_cents + withdrawn_cents - opening_cents;

/** Every trading day of an account, the newest first. */
export function DaysTable({ days, floor }: DaysTableProps) {
  const rows: readonly Row[] = days.map((day, index) => ({ ...day, index: index + 1, floorCents: floor[index + 1] ?? 0 }));
  return (
    <Table
      aria-label={t.curveTitle}
      rows={rows.toReversed()}
      rowKey={({ day }) => day}
      maxBlockSize="360px"
      renderEmptyState={() => t.noDays}
      columns={[
        { id: 'day', label: t.columnDay, cell: ({ index, day }) => t.dayAndDate({ day: index, date: formatDate(day) }) },
        {
          id: 'result',
          label: t.columnResult,
          align: 'end',
          cell: (row) => formatMoney(resultOf(row), { cents: 'always', sign: 'always' }),
        },
        {
          id: 'withdrawn',
          label: t.columnWithdrawn,
          align: 'end',
          cell: (row) => row.withdrawn_cents > 0 && exact(row.withdrawn_cents),
        },
        { id: 'close', label: t.columnClose, align: 'end', cell: (row) => exact(row.closing_cents) },
        { id: 'floor', label: t.lossFloor, align: 'end', cell: (row) => exact(row.floorCents) },
      ]}
    />
  );
}
