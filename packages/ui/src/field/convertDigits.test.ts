import { expect, it } from 'vitest';
import { convertDigits } from './convertDigits.ts';

const written = Intl.supportedValuesOf('numberingSystem')
  .map(
    (system) =>
      [system, new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(9876543210)] as const,
  )
  .filter(([, text]) => /^\p{Nd}+$/u.test(text));

it('knows the digits of every script', () => {
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter(([, text]) => convertDigits('0', text) !== '9876543210')).toEqual([]);
});

it.each([
  ['$1,234', '۵', '5'],
  ['۱٬۲۳۴', '5', '۵'],
  ['٤', '１２３', '١٢٣'],
  ['', '１，２３４．５％', '1,234.5%'],
  ['', 'no digit', 'no digit'],
])('beside "%s" it writes "%s" as "%s"', (sample, text, result) => expect(convertDigits(sample, text)).toBe(result));
