import { catalogue, type AddOn, type Program, type Tier } from '@duneline/specs/site';

/** A line of an order as the database prices it. */
export interface PricedLine {
  readonly kind: 'fee' | 'add-on' | 'discount';
  /** The id of the tier or the add-on, or the coupon's code. */
  readonly item: string;
  /** Negative for a discount. */
  readonly cents: number;
}

/** The price of an evaluation and what passing it brings, as two sums. Amounts are US cents. */
export interface PriceSummary {
  readonly feeCents: number;
  readonly addOns: readonly (AddOn & { readonly isChosen: boolean })[];
  /** What a coupon takes off the fee. */
  readonly discount: { readonly code: string; readonly cents: number } | null;
  /** The fee and the chosen add-ons, less the discount. */
  readonly totalCents: number;
  /** What was paid of the fee: refunded on passing. */
  readonly refundCents: number;
  /** The rest of the total: not refunded once the account was traded. */
  readonly keptCents: number;
  /** The part of the winner's bonus beyond the refund. */
  readonly rewardCents: number;
  /** The reward's share of the target; `null` if the bonus is only the fee (2-step). */
  readonly targetShare: { readonly cents: number; readonly percent: number; readonly targetCents: number } | null;
  /** The refund and the reward: all that passing brings. The database pays that of the size, whatever was paid (spec §9: winner's bonus). */
  readonly bonusCents: number;
}

/**
 * Calculates the price of a tier with add-ons, and what passing it brings; the refund never includes add-ons.
 * @param lines the order's lines; without them, the catalogue's prices hold and there is no coupon
 */
export function priceSummary(
  program: Program,
  tier: Tier,
  chosen: readonly AddOn['id'][] = [],
  lines: readonly PricedLine[] = [],
): PriceSummary {
  const centsOf = (id: string, otherwise: number) => lines.find(({ item }) => item === id)?.cents ?? otherwise;
  const refundableOf = (cents: number) => (cents * program.refundFeePercent) / 100;
  const addOns = catalogue.addOns.map((addOn) => ({
    ...addOn,
    priceCents: centsOf(addOn.id, addOn.priceCents),
    isChosen: chosen.includes(addOn.id),
  }));
  const reduced = lines.find(({ kind }) => kind === 'discount');
  const discount = reduced ? { code: reduced.item, cents: -reduced.cents } : null;
  const feeCents = centsOf(tier.id, tier.priceCents);
  const paidFeeCents = feeCents - (discount?.cents ?? 0);
  const totalCents = addOns.reduce((sum, { isChosen, priceCents }) => sum + (isChosen ? priceCents : 0), paidFeeCents);
  const refundCents = refundableOf(paidFeeCents);
  const targetPercent = program.phases[0]?.rules.profitTargetPercent ?? 0;
  const targetCents = (tier.sizeCents * targetPercent) / 100;
  const bonusCents = tier.winnersBonusCents;
  const shareCents = bonusCents - refundableOf(feeCents);
  return {
    feeCents,
    addOns,
    discount,
    totalCents,
    refundCents,
    keptCents: totalCents - refundCents,
    rewardCents: bonusCents - refundCents,
    targetShare: shareCents > 0 ? { cents: shareCents, percent: (shareCents / targetCents) * 100, targetCents } : null,
    bonusCents,
  };
}
