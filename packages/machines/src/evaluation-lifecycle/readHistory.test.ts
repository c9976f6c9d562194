import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHistory } from './readHistory.ts';

const header = 'time,type,position,amount,detail';

describe('a history in CSV', () => {
  it('is read into entries, with times and money as whole numbers', () => {
    const csv = `${header}
# the first day
2026-03-02T08:00:00+04:00,open,a,150.50,
1772424060000,close,a,-20.5,stop
2026-03-02T08:02:00+04:00,news,,,2026-03-02T12:30:00Z
2026-03-02T08:03:00+04:00,mark,,9979.50,
2026-03-02T08:04:00+04:00,payout,,100,
2026-03-02T08:05:00+04:00,scale,,20000,
2026-03-02T08:06:00+04:00,report,,,hedging
2026-03-02T08:07:00+04:00,clock,,,
`;
    const at = Date.parse('2026-03-02T04:00:00Z');
    expect(readHistory(csv)).toEqual({
      problems: [],
      entries: [
        { type: 'open', at, position: 'a', riskCents: 15_050 },
        { type: 'close', at: at + 60_000, position: 'a', profitCents: -2050, isStop: true },
        { type: 'news', at: at + 120_000, releaseAt: Date.parse('2026-03-02T12:30:00Z') },
        { type: 'mark', at: at + 180_000, equityCents: 997_950 },
        { type: 'payout', at: at + 240_000, amountCents: 10_000 },
        { type: 'scale', at: at + 300_000, sizeCents: 2_000_000 },
        { type: 'report', at: at + 360_000, practice: 'hedging' },
        { type: 'clock', at: at + 420_000 },
      ],
    });
  });

  it('may have its columns in any order, and more of them, and the marks of a spreadsheet', () => {
    const csv = `\uFEFFdetail, Symbol ,amount,TIME,type,position\r\n,EURUSD,150,0,open,a\r\n\r\n`;
    expect(readHistory(csv)).toEqual({ problems: [], entries: [{ type: 'open', at: 0, position: 'a', riskCents: 15_000 }] });
  });

  it.each([
    ['yesterday,clock,,,', 'bad-time'],
    ['2026-02-30T25:00Z,clock,,,', 'bad-time'],
    ['2026-03-02T08:00:00,clock,,,', 'bad-time'],
    ['9,buy,a,1,', 'unknown-type'],
    ['9,open,,1,', 'missing-position'],
    ['9,open,a,-1,', 'bad-amount'],
    ['9,close,,1,', 'missing-position'],
    ['9,close,a,1e3,', 'bad-amount'],
    ['9,close,a,1,by hand', 'bad-detail'],
    ['9,mark,,1.005,', 'bad-amount'],
    ['9,payout,,0,', 'bad-amount'],
    ['9,news,,,soon', 'bad-detail'],
    ['9,report,,,', 'bad-detail'],
    ['9,close,a,1,000.00,', 'too-many-fields'],
    ['4,clock,,,', 'out-of-order'],
  ])('says by its number why the line %j was left out', (text, reason) => {
    const { entries, problems } = readHistory(`${header}\n5,clock,,,\n${text}\n9,clock,,,`);
    expect(problems).toEqual([{ line: 3, reason, text }]);
    expect(entries).toHaveLength(2);
  });

  it('says which line should be the header, and leaves out what follows', () => {
    expect(readHistory('time,type,amount\n5,clock,,,').problems).toEqual([
      { line: 1, reason: 'missing-column', text: 'time,type,amount' },
      { line: 2, reason: 'no-header', text: '5,clock,,,' },
    ]);
  });

  it('loses no line of any text, in order, and never fails', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('open', 'close', 'mark', '1', '-2.5', '0', 'a', '"', '\u0000', '\r'));
    const line = fc.array(cell, { maxLength: 7 }).map((cells) => cells.join(','));
    fc.assert(
      fc.property(fc.array(line), fc.boolean(), (lines, hasHeader) => {
        const csv = [...(hasHeader ? [header] : []), ...lines].join('\n');
        const { entries, problems } = readHistory(csv);
        const told = csv
          .replace(/^\uFEFF/, '')
          .split(/\r\n|\r|\n/)
          .filter((text) => text.trim() !== '' && !text.startsWith('#'));
        const isHeaderRead = told.length > 0 && problems[0]?.reason !== 'missing-column';
        expect(entries.length + problems.length + (isHeaderRead ? 1 : 0)).toBe(told.length);
        expect(problems.map((problem) => problem.line)).toEqual(
          problems.map((problem) => problem.line).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
