import { affiliate } from '@duneline/specs/site';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOn, earnMonths, tierAfter } from './earnings.ts';

const [first, ...others] = affiliate.tiers;
const sizes = fc.array(fc.record({ priceCents: fc.integer({ min: 1, max: 200_000 }), count: fc.nat({ max: 20 }) }), {
  maxLength: 6,
});
const total = (months: ReturnType<typeof earnMonths>) => months.reduce((sum, { commissionCents }) => sum + commissionCents, 0);

describe('the commission on a sale', () => {
  it('is paid at the tier that the sales before it have reached', () => {
    expect(tierAfter(0)).toBe(first);
    for (const [index, tier] of others.entries()) {
      expect(tierAfter(tier.minimumSales)).toBe(tier);
      expect(tierAfter(tier.minimumSales - 1)).toBe(affiliate.tiers[index]);
    }
  });

  it('is rounded down to the cent', () => {
    expect(commissionOn(5_900, { commissionPercent: 10 })).toBe(590);
    expect(commissionOn(5_999, { commissionPercent: 12.5 })).toBe(749);
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.constantFrom(...affiliate.tiers), (cents, tier) => {
        const commission = commissionOn(cents, tier);
        const exact = (cents * tier.commissionPercent) / 100;
        expect(Number.isInteger(commission)).toBe(true);
        expect(exact - commission).toBeGreaterThanOrEqual(-1e-6);
        expect(exact - commission).toBeLessThan(1);
      }),
    );
  });
});

describe('months of sales', () => {
  it('add up to the commission of every sale, one by one', () => {
    const months = earnMonths([{ priceCents: 9_900, count: 4 }], 12);
    const oneByOne = Array.from({ length: 48 }, (_, sale) => commissionOn(9_900, tierAfter(sale)));
    expect(total(months)).toBe(oneByOne.reduce((sum, cents) => sum + cents, 0));
    expect(months.map(({ sales }) => sales)).toEqual(Array.from({ length: 12 }, () => 4));
  });

  it('never pay less than the first tier, nor more than the last', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 24 }), (sales, months) => {
        const last = affiliate.tiers.at(-1) ?? first;
        const most = sales.reduce((sum, { priceCents, count }) => sum + commissionOn(priceCents, last) * count, 0);
        for (const { commissionCents, flatCents } of earnMonths(sales, months)) {
          expect(commissionCents).toBeGreaterThanOrEqual(flatCents);
          expect(commissionCents).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('pay no less from month to month, and do not depend on the order in which the sizes are named', () => {
    fc.assert(
      fc.property(sizes, (sales) => {
        const months = earnMonths(sales, 12);
        for (const [index, { commissionCents }] of months.entries()) {
          expect(commissionCents).toBeGreaterThanOrEqual(months[index - 1]?.commissionCents ?? 0);
        }
        expect(earnMonths(sales.toReversed(), 12)).toEqual(months);
      }),
    );
  });

  it('are empty without a sale', () => {
    expect(earnMonths([], 2)).toEqual([
      { sales: 0, commissionCents: 0, flatCents: 0, tiers: [] },
      { sales: 0, commissionCents: 0, flatCents: 0, tiers: [] },
    ]);
  });
});
