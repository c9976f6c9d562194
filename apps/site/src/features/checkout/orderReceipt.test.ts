import { describe, expect, it } from 'vitest';
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
      const printed = amounts(rows);
      expect(sum(printed.slice(0, -1))).toBe(printed.at(-1));
      expect(amounts([{ value: amount }])[0]).toBe(printed.at(-1));
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
});
