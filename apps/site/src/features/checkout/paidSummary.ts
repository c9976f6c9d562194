import { readAddOns } from '../../lib/price/changeAddOn.ts';
import { tierOf } from '../../lib/price/findTier.ts';
import { priceSummary, type PriceSummary } from '../../lib/price/priceSummary.ts';
import type { OrderReceipt } from './orderService.ts';

/** The price of a placed order, and what passing it brings. */
export function paidSummary({ tier: tierId, lines }: Pick<OrderReceipt, 'tier' | 'lines'>): PriceSummary {
  const { program, tier } = tierOf(tierId);
  return priceSummary(
    program,
    tier,
    readAddOns({ addOns: lines.map(({ item }) => item) }),
    lines.map(({ kind, item, amountCents: cents }) => ({ kind, item, cents })),
  );
}
