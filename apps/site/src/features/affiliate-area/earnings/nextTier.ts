import { affiliate } from '@duneline/specs/site';

type Tier = (typeof affiliate.tiers)[number];

/** The tier that so many sales have reached, and the next one with the sales that are missing; `next` is `null` at the top. */
export function tierAt(sales: number): {
  readonly tier: Tier | undefined;
  readonly next: (Tier & { readonly missing: number }) | null;
} {
  const next = affiliate.tiers.find(({ minimumSales }) => minimumSales > sales);
  return {
    tier: affiliate.tiers.findLast(({ minimumSales }) => minimumSales <= sales),
    next: next ? { ...next, missing: next.minimumSales - sales } : null,
  };
}

/** The rate of the next sale, as the database has it: the affiliate's own, or that of the tier if it is higher. */
export const rateAt = (ownPercent: number, sales: number): number =>
  Math.max(ownPercent, tierAt(sales).tier?.commissionPercent ?? 0);
