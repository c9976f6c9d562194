import { instruments, tradingConditions } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/trading-costs';
import { SampleNote } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatNumber } from '../../lib/format/formatNumber.ts';
import * as css from './TradingCosts.css.ts';

type Group = (typeof tradingConditions.groups)[number];

const swap = (cents: number) => formatMoney(cents, { cents: 'always', sign: 'always' });
const spreadOf = (unit: Group['unit'], value: number) =>
  unit === 'pip' ? t.spreadPips({ value: formatNumber(value) }) : t.spreadPoints({ value: formatNumber(value) });

/** Spread and swaps of every instrument, a table for each group with its commission. */
export function TradingCosts() {
  return (
    <div>
      <div className={css.groups}>
        {tradingConditions.groups.map((group) => (
          <GroupCosts key={group.id} group={group} />
        ))}
      </div>
      <SampleNote>{t.note}</SampleNote>
    </div>
  );
}

function GroupCosts({ group: { id, unit, lot, commissionCents, symbols } }: { readonly group: Group }) {
  const name = instruments.find((group) => group.id === id)?.name ?? id;
  const commission =
    commissionCents > 0 ? t.groupCommission({ amount: formatMoney(commissionCents, { cents: 'always' }) }) : t.groupNoCommission;
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        <span className={css.name}>{name}</span>
        <span className={css.terms}>
          <span>{commission}</span>
          <span>{t.groupLot({ count: formatNumber(lot) })}</span>
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.instrument}</th>
          <th scope="col">{t.spread}</th>
          <th scope="col">{t.swapLong}</th>
          <th scope="col">{t.swapShort}</th>
        </tr>
      </thead>
      <tbody>
        {symbols.map((row) => (
          <tr key={row.symbol}>
            <th scope="row">
              <bdi>{row.symbol}</bdi>
            </th>
            <td>{spreadOf(unit, row.spread)}</td>
            <td>
              <bdi>{swap(row.swap.longCents)}</bdi>
            </td>
            <td>
              <bdi>{swap(row.swap.shortCents)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
