import { describe, expect, it } from 'vitest';
import { formatDate } from './formatDate.ts';
import { formatDatesIn } from './formatDatesIn.ts';
import { formatList } from './formatList.ts';
import { formatMoney, formatMoneyShort } from './formatMoney.ts';
import { formatOffset } from './formatOffset.ts';
import { formatPercent } from './formatPercent.ts';
import { formatMoneyRange, formatPercentRange, formatRange } from './formatRange.ts';
import { formatSize } from './formatSize.ts';

describe('formatMoney', () => {
  it.each([
    [5_900, '$59'],
    [74_550, '$745.50'],
    [100_000_000, '$1,000,000'],
    [0, '$0'],
  ])('writes %d cents as %s', (cents, text) => expect(formatMoney(cents)).toBe(text));

  it('writes the cents of a whole amount when asked', () => expect(formatMoney(9_900, { cents: 'always' })).toBe('$99.00'));

  it('writes a true minus and a space that does not break', () => expect(formatMoney(-9_900)).toBe('\u2212\u00A0$99'));

  it('writes a plus only when asked, and none at zero', () => {
    expect(formatMoney(9_900, { sign: 'always', cents: 'always' })).toBe('+\u00A0$99.00');
    expect(formatMoney(0, { sign: 'always' })).toBe('$0');
  });

  it('rounds to thousands and millions when short', () => {
    expect(formatMoneyShort(4_400_000)).toBe('$44K');
    expect(formatMoneyShort(100_000_000)).toBe('$1M');
  });
});

describe('formatSize', () => {
  it.each([
    [500_000, '5K'],
    [250_000, '2.5K'],
    [20_000_000, '200K'],
    [100_000_000, '1M'],
  ])('writes %d cents as %s', (cents, text) => expect(formatSize(cents)).toBe(text));
});

describe('formatPercent', () => {
  it('takes plain percentages', () => expect(formatPercent(10)).toBe('10%'));
  it('keeps what stands after the point', () => expect(formatPercent(2.5)).toBe('2.5%'));
  it('writes both digits after the point when asked', () => expect(formatPercent(3.2, { hundredths: 'always' })).toBe('3.20%'));
  it('writes signs', () => {
    expect(formatPercent(10, { sign: 'always' })).toBe('+10%');
    expect(formatPercent(-3)).toBe('\u22123%');
  });
});

describe('formatRange', () => {
  it('joins both ends so that the range never breaks', () => {
    expect(formatRange({ from: 24, to: 48 })).toBe('24\u2060–\u206048');
    expect(formatPercentRange({ from: 70, to: 80 })).toBe('70\u2060–\u206080%');
    expect(formatMoneyRange({ from: 56_000, to: 64_000 })).toBe('$560\u2060–\u2060$640');
  });
  it('writes one number when both ends are the same', () => expect(formatRange({ from: 7, to: 7 })).toBe('7'));
});

describe('formatDate', () => {
  it('reads a day in UTC wherever the visitor is', () => {
    expect(formatDate('2026-11-21')).toBe('Nov 21, 2026');
    expect(formatDate('2026-11-21T23:59:00Z')).toBe('Nov 21, 2026');
  });
  it('refuses what is no date', () => expect(() => formatDate('soon')).toThrow(RangeError));
});

describe('formatList', () => {
  it('puts commas between names', () => expect(formatList(['Visa', 'Mastercard', 'UPI'])).toBe('Visa, Mastercard, UPI'));
  it('puts a word before the last name of a sentence', () => {
    expect(formatList(['Match Trader', 'Platform 5'], 'and')).toBe('Match Trader and Platform 5');
    expect(formatList(['Match Trader', 'Platform 5'], 'or')).toBe('Match Trader or Platform 5');
  });
});

describe('formatOffset', () => {
  it('says no more than people do', () => {
    expect(formatOffset('+04:00')).toBe('+4');
    expect(formatOffset('+05:30')).toBe('+5:30');
    expect(formatOffset('-11:00')).toBe('-11');
  });
});

describe('formatDatesIn', () => {
  it.each([
    ['On 2026-11-04 equity fell to $9,400.00.', 'On Nov 4, 2026 equity fell to $9,400.00.'],
    ['From 2026-11-04 to 2026-11-05.', 'From Nov 4, 2026 to Nov 5, 2026.'],
    ['Order 2026-99-04 of account 12026-11-04.', 'Order 2026-99-04 of account 12026-11-04.'],
    ['', ''],
  ])('writes "%s" as "%s"', (sentence, text) => expect(formatDatesIn(sentence)).toBe(text));
});
