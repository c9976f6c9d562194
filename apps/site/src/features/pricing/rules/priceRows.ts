import { payouts, type AddOn, type Program, type Tier } from '@duneline/specs/site';
import * as page from '@duneline/specs/messages/pricing-page';
import type { MoneyRule } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatRange } from '../../../lib/format/formatRange.ts';
import { priceSummary } from '../../../lib/price/priceSummary.ts';

const bySize = ({ tiers }: Program, print: (tier: Tier) => string) =>
  Object.fromEntries(tiers.map((tier) => [tier.id, print(tier)]));

/** What each size costs, with the chosen add-ons. */
export function priceRow(program: Program, addOns: readonly AddOn['id'][]): MoneyRule {
  return {
    id: 'price',
    label: page.comparePrice,
    condition: addOns.length > 0 ? page.comparePriceAdded : page.comparePriceOnce,
    values: bySize(program, (tier) => formatMoney(priceSummary(program, tier, addOns).totalCents)),
  };
}

/** What each size pays back on passing, the fee included. */
export function bonusRow(program: Program): MoneyRule {
  const [tier] = program.tiers;
  const share = tier && priceSummary(program, tier).targetShare;
  const days = formatRange(payouts.refundBusinessDays);
  return {
    id: 'bonus',
    label: page.compareBonus,
    condition: share ? page.compareBonusShare({ percent: formatPercent(share.percent), days }) : page.compareBonusFee({ days }),
    values: bySize(program, ({ winnersBonusCents }) => formatMoney(winnersBonusCents)),
  };
}
