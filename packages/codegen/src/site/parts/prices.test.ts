import { describe, expect, it } from 'vitest';
import { oldPriceOf, winnersBonusOf } from './prices.ts';

describe("the winner's bonus", () => {
  it.each([
    [5000, 59, 109],
    [10_000, 99, 199],
    [25_000, 159, 409],
    [50_000, 269, 769],
    [100_000, 469, 1469],
    [200_000, 849, 2849],
  ])('of %d for a fee of %d is the fee and 10 % of the target: %d', (size, price, bonus) => {
    expect(winnersBonusOf('fee-and-target', { price, size, targetPercent: 10, bonusPercent: 10 })).toBe(bonus);
  });

  it('is the fee where a program says so', () => {
    expect(winnersBonusOf('fee', { price: 79, size: 5000, targetPercent: 8, bonusPercent: 10 })).toBe(79);
  });

  it('follows from nothing where the specification only prints it', () => {
    expect(winnersBonusOf('printed', { price: 199, size: 2500, targetPercent: 0, bonusPercent: 10 })).toBeUndefined();
  });
});

describe('the old price', () => {
  it.each([
    [79, 20, 99],
    [119, 20, 149],
    [199, 20, 249],
    [299, 25, 399],
    [549, 21, 699],
    [999, 23, 1299],
    [499, 23, 649],
  ])('of %d after %d %% off is %d', (price, discount, oldPrice) => {
    expect(oldPriceOf(price, discount)).toBe(oldPrice);
  });
});
