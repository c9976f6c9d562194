import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDecimalMark, readAmount } from './readAmount.ts';

describe('an amount', () => {
  it.each([
    ['1 234.50', 123_450],
    ['1\u202F234,50', 123_450],
    ["1'234.50", 123_450],
    ['1.234.567,8', 123_456_780],
    ['−5.00', -500],
    ['5.00-', -500],
    ['(5.00)', -500],
    ['$1,234.50', 123_450],
    ['-12.5 USD', -1250],
    ['0.123', 'bad-amount'],
    ['1.234', 'ambiguous-amount'],
    ['12 34.00', 'bad-amount'],
    ['1,23,4.00', 'bad-amount'],
    ['(5.00', 'bad-amount'],
    ['-(5.00)', 'bad-amount'],
    ['5 EUR', 'bad-amount'],
    ['1e3', 'bad-amount'],
    ['', 'bad-amount'],
  ])('%s is %s', (text, expected) => expect(readAmount(text, null)).toBe(expected));

  it.each([
    ['1.234', '.', 'bad-amount'],
    ['1,234', '.', 123_400],
    ['1.234', ',', 123_400],
    ['1234', ',', 123_400],
  ] as const)('%s with the decimal mark %s is %s', (text, decimal, expected) => expect(readAmount(text, decimal)).toBe(expected));

  it('has the decimal mark that the other amounts of the file show', () => {
    expect(findDecimalMark(['1,234', '12.50', '7'])).toBe('.');
    expect(findDecimalMark(['1.234', '12,50'])).toBe(',');
    expect(findDecimalMark(['1.234', '1,234'])).toBe(null);
    expect(findDecimalMark(['1,25', '1.25'])).toBe(null);
  });

  it('is never read as another one, however it is written', () => {
    const style = fc.constantFrom(
      ['.', ','],
      [',', '.'],
      ['.', ' '],
      [',', ' '],
      ['.', "'"],
      [',', '\u202F'],
      ['.', ''],
      [',', ''],
    );
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        style,
        fc.boolean(),
        (cents, [mark = '', group = ''], isShort) => {
          const [dollars = '', decimals = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
          const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, group);
          const text = `${cents < 0 ? '-' : ''}${grouped}${isShort && decimals === '00' ? '' : `${mark}${decimals}`}`;
          expect([cents, 'ambiguous-amount']).toContain(readAmount(text, null));
          expect(readAmount(text, mark === ',' ? ',' : '.')).toBe(cents);
        },
      ),
    );
  });
});
