import { affiliate } from '@duneline/specs/site';

type Tier = (typeof affiliate.tiers)[number];

/** Sales of one size in a month. */
export interface SalesOfSize {
  readonly priceCents: number;
  readonly count: number;
}

/** What a month of sales pays. */
export interface EarnedMonth {
  readonly sales: number;
  readonly commissionCents: number;
  /** At the rate of the first tier, whatever was sold before. */
  readonly flatCents: number;
  /** The tiers that the month's sales were paid at, from the first to the last. */
  readonly tiers: readonly Tier[];
}

/** The tier that a sale is paid at, by the number of sales before it. */
export function tierAfter(sales: number): Tier {
  return affiliate.tiers.findLast(({ minimumSales }) => sales >= minimumSales) ?? affiliate.tiers[0];
}

/** The commission on one sale: total × rate, rounded down to the cent, as the database does. */
export function commissionOn(totalCents: number, { commissionPercent }: Pick<Tier, 'commissionPercent'>): number {
  return Math.floor((totalCents * Math.round(commissionPercent * 100)) / 10_000);
}

/**
 * Months with the same sales, one after the other. Within a month the most expensive sales count first: of all orders in which they
 * could come, that one pays least.
 */
export function earnMonths(sales: readonly SalesOfSize[], months: number): readonly EarnedMonth[] {
  const prices = sales
    .flatMap(({ priceCents, count }) => Array.from({ length: count }, () => priceCents))
    .toSorted((one, other) => other - one);
  return Array.from({ length: months }, (_, month) => {
    const paid = prices.map((price, place) => ({ price, tier: tierAfter(month * prices.length + place) }));
    return {
      sales: prices.length,
      commissionCents: paid.reduce((sum, { price, tier }) => sum + commissionOn(price, tier), 0),
      flatCents: prices.reduce((sum, price) => sum + commissionOn(price, affiliate.tiers[0]), 0),
      tiers: [...new Set(paid.map(({ tier }) => tier))],
    };
  });
}
