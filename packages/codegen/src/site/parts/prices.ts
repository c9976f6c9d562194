/** How a program's winner's bonus follows from its other figures; `printed` follows from nothing. */
export type BonusFormula = 'fee-and-target' | 'fee' | 'printed';

/** The winner's bonus in the unit of `price`: the fee, or the fee and a share of the profit target of that size (decisions.md). */
export function winnersBonusOf(
  formula: BonusFormula,
  { price, size, targetPercent, bonusPercent }: { price: number; size: number; targetPercent: number; bonusPercent: number },
): number | undefined {
  if (formula === 'printed') return undefined;
  return formula === 'fee' ? price : price + (((size * targetPercent) / 100) * bonusPercent) / 100;
}

/** The price before a discount in percent, rounded to the nearest whole number that ends in 9 (decisions.md). */
export function oldPriceOf(price: number, discountPercent: number): number {
  return Math.round((price / (1 - discountPercent / 100) - 9) / 10) * 10 + 9;
}
