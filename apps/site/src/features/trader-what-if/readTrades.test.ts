import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrades, type Trade } from './readTrades.ts';

const problemsOf = (csv: string) => readTrades(csv).problems.map(({ line, column, reason }) => `${line} ${column} ${reason}`);
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
    [`${head}${good}\n2026-03-02 09:00,2026-03-02T10:00:00Z,1`, ['3 opened bad-time']],
    [`${head}2026-03-02T09:00:00Z,2026-02-31T25:00:00Z,1.234`, ['2 closed bad-time', '2 profit bad-amount']],
    [`${head}\n2026-03-02T09:00:00Z,2026-03-01T09:00:00Z,5`, ['3 closed closed-before-opened']],
  ])('%j: %j', (csv, expected) => expect(problemsOf(csv)).toEqual(expected));
});
