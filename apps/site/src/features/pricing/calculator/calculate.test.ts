import { calculatorDefaults } from '@duneline/machines';
import { describe, expect, it } from 'vitest';
import { calculate, readAccountSize, readProfitTarget } from './calculate.ts';

describe('calculator', () => {
  it('works out profit, bonus, share and risk of its defaults', () => {
    expect(calculate(calculatorDefaults)).toEqual({
      profitCents: 80_000,
      bonusCents: 8_000,
      shareCents: { from: 56_000, to: 64_000 },
      riskCents: 20_000,
    });
  });

  it('gives the bonus of the catalogue for the 10% target of a size', () => {
    expect(calculate({ accountSize: '5000', profitTarget: '10' })?.bonusCents).toBe(10_900 - 5_900);
  });

  it.each([
    ['25,000', 25_000],
    [' 25 000 ', 25_000],
    ['$5000', 5_000],
    ['2500.50', 2_500.5],
    ['1000000', 1_000_000],
    ['1,000,000', 1_000_000],
  ])('reads the size %j', (text, size) => expect(readAccountSize(text)).toBe(size));

  it.each(['', '0', '-5', '1000001', '5K', '1e5', '10,00', '٥٠٠', 'NaN', '5 000 0'])('refuses the size %j', (text) =>
    expect(readAccountSize(text)).toBeNull(),
  );

  it.each([
    ['8', 8],
    ['8.5 %', 8.5],
    ['100', 100],
    ['0.01', 0.01],
  ])('reads the target %j', (text, percent) => expect(readProfitTarget(text)).toBe(percent));

  it.each(['', '0', '0.0', '100.1', '-1', 'ten'])('refuses the target %j', (text) => expect(readProfitTarget(text)).toBeNull());

  it('has no result while an input cannot be read', () => {
    expect(calculate({ accountSize: '', profitTarget: '8' })).toBeNull();
    expect(calculate({ accountSize: '10000', profitTarget: '200' })).toBeNull();
  });
});
