/** The formula of a program's winner's bonus; `printed` means a fixed amount. */
export type BonusFormula = 'fee-and-target' | 'fee' | 'printed';

/**
 * Computes the winner's bonus: the fee, or the fee plus a share of the profit target of that size (spec §9). The unit is
 * that of `price`.
 */
export function winnersBonusOf(
  formula: BonusFormula,
  { price, size, targetPercent, bonusPercent }: { price: number; size: number; targetPercent: number; bonusPercent: number },
): number | undefined {
  if (formula === 'printed') return undefined;
  return formula === 'fee' ? price : price + (((size * targetPercent) / 100) * bonusPercent) / 100;
}

/** Computes the price before a discount, rounded to the nearest whole number that ends in 9 (spec §9). */
export function oldPriceOf(price: number, discountPercent: number): number {
  return Math.round((price / (1 - discountPercent / 100) - 9) / 10) * 10 + 9;
}
