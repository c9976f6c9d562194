import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrades } from './readTrades.ts';
import type { ReadOptions, Trade } from './TradeFile.ts';

const problemsOf = (csv: string) => readTrades(csv).problems.map(({ line, column, reason }) => `${line} ${column} ${reason}`);
const readText = (text: string, options?: ReadOptions) => {
  const { trades, problems, skipped } = readTrades(text, options);
  return {
    trades: trades.map(({ openedAt, closedAt, profitCents }) => [
      new Date(openedAt).toISOString().slice(0, 16),
      new Date(closedAt).toISOString().slice(0, 16),
      profitCents,
    ]),
    problems: problems.map(({ line, column, reason }) => `${line} ${column} ${reason}`),
    skipped: skipped.map(({ line, lastLine, kind }) => `${line}-${lastLine} ${kind}`),
  };
};
const isOne = (opened: string, closed: string, cents: number, skipped: readonly string[] = []) => ({
  trades: [[opened, closed, cents]],
  problems: [],
  skipped,
});
const head = 'opened,closed,profit\n';
const good = '2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,12.50';

describe('a file of trades', () => {
  it('is read back as it was written, whatever the order of columns and lines', () => {
    const trade = fc
      .record({
        openedAt: fc.integer({ min: 0, max: 1_900_000_000 }),
        seconds: fc.integer({ min: 0, max: 1_000_000 }),
        profitCents: fc.integer({ min: -99_999_999, max: 99_999_999 }),
      })
      .map(({ openedAt, seconds, profitCents }): Trade => ({
        openedAt: openedAt * 1000,
        closedAt: (openedAt + seconds) * 1000,
        profitCents,
      }));
    const write = ({ openedAt, closedAt, profitCents }: Trade) =>
      `note,"${(profitCents / 100).toFixed(2)}",${new Date(closedAt).toISOString()},${new Date(openedAt).toISOString()}`;
    fc.assert(
      fc.property(fc.array(trade, { maxLength: 20 }), (trades) => {
        const { trades: read, problems } = readTrades(`Symbol,Profit,Closed,Opened\r\n${trades.map(write).join('\r\n')}\r\n`);
        expect(problems).toEqual([]);
        expect(read).toEqual(trades.toSorted((one, other) => one.closedAt - other.closedAt));
      }),
    );
  });

  it('never throws and never keeps a trade of a file with a problem', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { trades, problems } = readTrades(`${head}${text}`);
        expect(trades.length === 0 || problems.length === 0).toBe(true);
      }),
    );
  });

  it.each([
    ['', ['1 opened missing-column', '1 closed missing-column', '1 profit missing-column']],
    ['opened,profit\n', ['1 closed missing-column']],
    [`${head}${good}\n2026-03-02 09:00,2026-03-02T10:00:00Z,1`, ['3 opened no-zone']],
    [`${head}2026-03-02T09:00:00Z,2026-02-31T25:00:00Z,1.234`, ['2 closed bad-time', '2 profit ambiguous-amount']],
    [`${head}\n2026-03-02T09:00:00Z,2026-03-01T09:00:00Z,5`, ['3 closed closed-before-opened']],
  ])('%j: %j', (csv, expected) => expect(problemsOf(csv)).toEqual(expected));
});

describe('a report of a platform', () => {
  it('of MetaTrader 5 gives its positions, as HTML in any language, and names the tables that follow', () => {
    const html = `<html><body><table>
<tr><th colspan="14"><div><b>Trade History Report</b></div></th></tr>
<tr align="left"><th colspan="3">Account:</th><th colspan="10"><b>1&nbsp;(USD, real)</b></th></tr>
<tr><th colspan="14"><div><b>Позиции</b></div></th></tr>
<tr><td><b>Время</b></td><td>Позиция</td><td>Символ</td><td>Тип</td><td>Объем</td><td>Цена</td><td>S / L</td><td>T / P</td>
<td>Время</td><td>Цена</td><td>Комиссия</td><td>Своп</td><td colspan="2">Прибыль</td></tr>
<!-- <tr><td>no row</td></tr> -->
<tr><td>2026.02.24 20:46:59</td><td>1</td><td>EURUSD</td><td>buy</td><td class="hidden" colspan="8">tp</td><td>2.86</td><td>1.17792</td>
<td></td><td></td><td>2026.02.25 06:54:31</td><td>1.17946</td><td>-14.30</td><td>-23.43</td><td colspan="2">1 440.44</td></tr>
<tr><td colspan="14" style="height: 10px"></td></tr>
<tr><th colspan="14"><div><b>Ордера</b></div></th></tr>
<tr><td>Время открытия</td><td>Ордер</td><td>Символ</td><td>Тип</td><td colspan="10">Состояние</td></tr>
<tr><td>2026.02.24 20:46:59</td><td>2</td><td>EURUSD</td><td>buy</td><td colspan="10">filled</td></tr>
</table></body></html>`;
    expect(readText(html)).toEqual(
      isOne('2026-02-24T16:46', '2026-02-25T02:54', 140_271, ['2-2 title', '3-3 title', '4-4 title', '11-13 section']),
    );
  });

  it('of MetaTrader 4 leaves deposits, canceled orders, totals and open trades out, and says so', () => {
    const html = `<table>
<tr><td colspan=14><b>Closed Transactions:</b></td></tr>
<tr><td>Ticket</td><td>Open Time</td><td>Type</td><td>Size</td><td>Item</td><td>Price</td><td>S / L</td><td>T / P</td><td>Close Time</td><td>Price</td><td>Commission</td><td>Taxes</td><td>Swap</td><td>Profit</td></tr>
<tr><td>1</td><td>2026.03.01 00:00:00</td><td>balance</td><td colspan=10 align=left>Deposit</td><td>10 000.00</td></tr>
<tr><td>2</td><td>2026.03.02 12:44:58</td><td>buy</td><td>1.00</td><td>eurusd</td><td>1.1</td><td>0</td><td>0</td><td>2026.03.02 13:44:58</td><td>1.2</td><td>-5.00</td><td>0.00</td><td>-1.20</td><td>100.00</td></tr>
<tr><td>3</td><td>2026.03.02 12:44:58</td><td>buy limit</td><td>1.00</td><td>eurusd</td><td>1.1</td><td>0</td><td>0</td><td>2026.03.02 13:44:58</td><td>1.2</td><td colspan=4>cancelled</td></tr>
<tr><td colspan=10>&nbsp;</td><td>-5.00</td><td>0.00</td><td>-1.20</td><td>100.00</td></tr>
<tr><td colspan=12><b>Closed P/L:</b></td><td colspan=2><b>93.80</b></td></tr>
<tr><td colspan=14><b>Open Trades:</b></td></tr>
<tr><td>Ticket</td><td>Open Time</td><td>Type</td></tr>
<tr><td colspan=13>No transactions</td></tr></table>`;
    expect(readText(html)).toEqual(
      isOne('2026-03-02T08:44', '2026-03-02T09:44', 9380, [
        '2-2 title',
        '9-11 section',
        '4-4 balance',
        '6-6 order',
        '7-7 total',
        '8-8 total',
      ]),
    );
  });

  it.each([
    [
      'cTrader, with its zone and the day first',
      'Symbol,Opening direction,Opening time (UTC+3),Closing time (UTC+3),Gross $,Commission,Swap,Net $,Balance $\nEURUSD,Buy,02/03/2026 12:44:58.120,02/03/2026 13:44:58.120,100.00,-6.00,0.00,94.00,10 094.00\n',
      isOne('2026-03-02T09:44', '2026-03-02T10:44', 9400),
    ],
    [
      'Match-Trader, with fees of their own',
      'ID,Symbol,Side,Volume,Open time,Open price,Close time,Close price,Commission,Swap,Profit\n1,EURUSD,BUY,1,2026-03-02 12:44:58,1.1,2026-03-02 13:44:58,1.2,-6,-0.5,100\n',
      isOne('2026-03-02T08:44', '2026-03-02T09:44', 9350),
    ],
    [
      'Excel in German, with its separator line, decimal commas and points between thousands',
      'sep=;\nEröffnungszeit;Schlusszeit;Gewinn\n02.03.2026 12:44;02.03.2026 13:44;1.234,50\n',
      isOne('2026-03-02T08:44', '2026-03-02T09:44', 123_450),
    ],
    [
      'a program in Arabic',
      'وقت الفتح,وقت الإغلاق,الربح\n2026-03-02T12:44:00Z,2026-03-02T13:44:00Z,"\u200E-١٬٢٣٤٫٥٠"\n',
      isOne('2026-03-02T12:44', '2026-03-02T13:44', -123_450),
    ],
    [
      'one with quotes, tabs and old line ends',
      '"Open time"\t"Close time"\t"P/L"\r2026-03-02T12:44:00Z\t2026-03-02T13:44:00Z\t"(12.50)"\r',
      isOne('2026-03-02T12:44', '2026-03-02T13:44', -1250),
    ],
  ])('of %s', (_, text, expected) => expect(readText(text)).toEqual(expected));
});

describe('a line that cannot be read with certainty', () => {
  const rows = (...lines: readonly string[]) => `${head}${good}\n${lines.join('\n')}\n`;
  it.each([
    ['an impossible date', rows('2026-02-30T09:00:00Z,2026-03-02T10:00:00Z,1'), ['3 opened bad-time']],
    ['an impossible hour', rows('2026-03-01T24:30:00Z,2026-03-02T10:00:00Z,1'), ['3 opened bad-time']],
    ['a decimal comma between commas', rows('2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,5,00'), ['3 4 surplus-cells']],
    ['a cut line', rows('2026-03-02T09:00:00Z,2026-03-02T10:00:00Z'), ['3 profit missing-cells']],
    ['an open quotation mark', rows('2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,"1'), ['3 1 bad-quotes']],
    ['another separator', rows('2026-03-02T09:00:00Z;2026-03-02T10:00:00Z;1'), ['3 closed missing-cells']],
    [
      'a line below one with a break in a cell',
      `note,${head}"a\nb",${good}\nc,x,2026-03-02T10:00:00Z,1\n`,
      ['4 opened bad-time'],
    ],
    ['a sum above a trade', rows(',,12.50', good), ['3 opened bad-time', '3 closed bad-time']],
    ['a sum with a number', `id,${head}1,${good}\n2,,,12.50\n`, ['3 opened bad-time', '3 closed bad-time']],
    ['a sum that is none', rows(',,13.00'), ['3 opened bad-time', '3 closed bad-time']],
    ['another currency', rows('2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,€5'), ['3 profit bad-amount']],
    [
      'a day that can be a month',
      `${head}02/03/2026 09:00,02/03/2026 10:00,1\n`,
      ['2 opened ambiguous-date', '2 closed ambiguous-date'],
    ],
    [
      'thousands that can be decimals',
      `${head}2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,"1,234"\n`,
      ['2 profit ambiguous-amount'],
    ],
    ['two net profits', `opened,closed,net,net profit\n${good},1\n`, ['1 profit doubled-column']],
    ['two profits', `opened,closed,profit,p/l\n${good},1\n`, ['1 profit doubled-column']],
    ['a profit in euros', `opened,closed,Net €\n${good}\n`, ['1 profit missing-column']],
    ['a fee without a sign', `opened,closed,profit,commission,fee\n${good},0,1.00\n`, ['2 fee ambiguous-charge']],
  ])('is a problem with line and column: %s', (_, text, problems) =>
    expect(readText(text)).toEqual({ trades: [], problems, skipped: [] }),
  );

  it('is read once the trader says how', () => {
    const ambiguous = `${head}02/03/2026 09:00,02/03/2026 10:00,"1,234"\n`;
    expect(readText(ambiguous, { zone: 'UTC', dateOrder: 'month-first', decimal: '.' })).toEqual(
      isOne('2026-02-03T09:00', '2026-02-03T10:00', 123_400),
    );
    const costs = `opened,closed,profit,fee\n${good},1.00\n`;
    expect(readText(costs, { charges: 'costs' })).toEqual(isOne('2026-03-02T09:00', '2026-03-02T10:00', 1150));
    expect(readText(costs, { charges: 'credits' })).toEqual(isOne('2026-03-02T09:00', '2026-03-02T10:00', 1350));
    const unknown = 'a;b;c;d\n5,00;x;2026-03-02T10:00:00Z;2026-03-02T09:00:00Z\n';
    expect(readText(unknown, { places: { opened: 3, closed: 2, profit: 0 } })).toEqual(
      isOne('2026-03-02T09:00', '2026-03-02T10:00', 500),
    );
    const headless = `${good}\n`;
    expect(readText(headless, { places: { opened: 0, closed: 1, profit: 2 } })).toEqual(
      isOne('2026-03-02T09:00', '2026-03-02T10:00', 1250),
    );
    expect(readText(`opened,closed,profit,fee\n${good},-1\n`, { places: { fee: null } })).toEqual(
      isOne('2026-03-02T09:00', '2026-03-02T10:00', 1250),
    );
  });
});

it('gives every line of a file as a trade, a line left out or a problem', () => {
  const line = fc.oneof(
    fc.constantFrom(
      good,
      ',,12.50',
      'Total,,12.50',
      'Summary',
      'a,b,c,d',
      `${good},balance`,
      `"${good}`,
      '2026.03.02 09:00,2026.03.02 10:00,1',
    ),
    fc.string().map((text) => text.replace(/[\r\n"]/g, '')),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const { trades, problems, skipped } = readTrades(`opened,closed,profit,type\n${lines.map((text) => `${text}\n`).join('')}`);
      const isIn = (number: number) =>
        problems.some((problem) => problem.line <= number) || skipped.some((one) => one.line <= number && number <= one.lastLine);
      const lost = lines.filter((text, index) => text.replace(/[,\s]/g, '') !== '' && !isIn(index + 2));
      expect(trades.length).toBe(problems.length > 0 ? 0 : lost.length);
    }),
  );
});

it('takes no trade above the header for a title', () =>
  expect(readText(`${good}\n${head}${good}\n`).problems).toEqual(['1 1 above-header']));

it('prefers a type to a side, and a net profit to a gross one with its fees', () =>
  expect(
    readText(
      `opened,closed,gross,commission,net,side,type\n2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,7,-2,5,buy,market\n2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,7,-2,900,buy,balance\n`,
    ),
  ).toEqual(isOne('2026-03-02T09:00', '2026-03-02T10:00', 500, ['3-3 balance'])));

it('shows a short part of a file that is one cell, because a mark is never closed', () => {
  const { table, problems } = readTrades(`${head}"${`${good}\n`.repeat(100)}`);
  expect(JSON.stringify([table, problems]).length).toBeLessThan(1000);
});
