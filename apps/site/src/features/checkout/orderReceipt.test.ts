import { describe, expect, it } from 'vitest';
import type { PricedLine } from '../../lib/price/priceSummary.ts';
import { orderReceipt } from './orderReceipt.ts';
import { readSelection } from './readSelection.ts';

const order = (query: string) => readSelection(new URLSearchParams(query));
const amounts = (rows: readonly { readonly value: string }[]) =>
  rows.map(({ value }) => Number(value.replace(/[^\d.]/g, '') || 0));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('orderReceipt', () => {
  it.each(['tier=1&type=1-step', 'tier=6&type=1-step', 'tier=1&type=2-step', 'tier=6&type=2-step'])(
    'prints sums that add up for %s',
    (query) => {
      const { rows, back, amount } = orderReceipt(order(query), ['weekly-payouts', 'extra-drawdown']);
      const total = rows.findIndex(({ id }) => id === 'total');
      const [parts, split] = [amounts(rows.slice(0, total)), amounts([...rows.slice(total + 1), back.rows[0]!])];
      const [printed] = amounts([rows[total]!]);
      expect(sum(parts)).toBe(printed);
      expect(sum(split)).toBe(printed);
      expect(amounts([{ value: amount }])[0]).toBe(printed);
      expect(sum(amounts(back.rows))).toBe(amounts([back.total])[0]);
    },
  );

  it('says of an add-on that it is not added instead of leaving it out', () => {
    expect(orderReceipt(order('tier=2'), []).rows.map(({ value }) => value)).toEqual([
      '$99.00',
      'not added',
      'not added',
      '$99.00',
    ]);
  });

  it('gives the fee back, and nothing more, on 2-step', () => {
    const { back } = orderReceipt(order('tier=1&type=2-step'), []);
    expect(back.rows.map(({ value }) => value)).toEqual(['+\u00A0$79.00']);
    expect(back.total.value).toBe('$79');
  });

  it('refunds with a coupon the fee that was paid, and brings the bonus of the size all the same', () => {
    const lines: readonly PricedLine[] = [
      { kind: 'fee', item: '1-step-25k', cents: 15_900 },
      { kind: 'add-on', item: 'extra-drawdown', cents: 4_900 },
      { kind: 'discount', item: 'DUNE10', cents: -1_590 },
    ];
    const { refund, rows, back } = orderReceipt(order('tier=3'), ['extra-drawdown'], lines);
    expect(refund).toBe('$143.10 refundable');
    expect(rows.slice(-2).map(({ value }) => value)).toEqual(['$192.10', '$49.00']);
    expect(back.rows.map(({ value }) => value.replace('\u00A0', ''))).toEqual(['+$143.10', '+$250.00', '+$15.90']);
    expect(back.total.value).toBe('$409');
  });
});
