import { catalogue, type AddOn, type Program, type Tier } from '@duneline/specs/site';

/** The price of an evaluation and the refund for passing, as two sums. Amounts are US cents. */
export interface PriceSummary {
  readonly feeCents: number;
  readonly addOns: readonly (AddOn & { readonly isChosen: boolean })[];
  /** The fee and the chosen add-ons. */
  readonly totalCents: number;
  readonly refundCents: number;
  /** The part of the winner's bonus beyond the refunded fee; `null` if the bonus is only the fee (2-step). */
  readonly targetShare: { readonly cents: number; readonly percent: number; readonly targetCents: number } | null;
  /** The refund and the share of the target (spec §9: winner's bonus). */
  readonly bonusCents: number;
}

/** Calculates the price of a tier with add-ons; the refund never includes add-ons. */
export function priceSummary(program: Program, tier: Tier, chosen: readonly AddOn['id'][] = []): PriceSummary {
  const addOns = catalogue.addOns.map((addOn) => ({ ...addOn, isChosen: chosen.includes(addOn.id) }));
  const targetPercent = program.phases[0]?.rules.profitTargetPercent ?? 0;
  const targetCents = (tier.sizeCents * targetPercent) / 100;
  const refundCents = (tier.priceCents * program.refundFeePercent) / 100;
  const shareCents = tier.winnersBonusCents - refundCents;
  return {
    feeCents: tier.priceCents,
    addOns,
    totalCents: addOns.reduce((sum, { isChosen, priceCents }) => sum + (isChosen ? priceCents : 0), tier.priceCents),
    refundCents,
    targetShare: shareCents > 0 ? { cents: shareCents, percent: (shareCents / targetCents) * 100, targetCents } : null,
    bonusCents: tier.winnersBonusCents,
  };
}
