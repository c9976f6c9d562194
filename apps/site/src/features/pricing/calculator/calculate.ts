import type { CalculatorInputs } from '@duneline/machines';
import { payouts, rules } from '@duneline/specs/site';

/** Amounts calculated from the inputs, in US cents. */
export interface CalculatorResult {
  readonly profitCents: number;
  readonly bonusCents: number;
  readonly shareCents: { readonly from: number; readonly to: number };
  readonly riskCents: number;
}

const LARGEST_SIZE = 1_000_000;

/** Parses an account size in US dollars; `null` unless it is from 1 to 1,000,000. */
export function readAccountSize(text: string): number | null {
  return readNumber(text, LARGEST_SIZE, 1);
}

/** Parses a profit target in percent; `null` unless it is above 0 and up to 100. */
export function readProfitTarget(text: string): number | null {
  return readNumber(text, 100, Number.MIN_VALUE);
}

/** Calculates profit, bonus and shares; `null` if an input is invalid. */
export function calculate({ accountSize, profitTarget }: CalculatorInputs): CalculatorResult | null {
  const size = readAccountSize(accountSize);
  const target = readProfitTarget(profitTarget);
  if (size === null || target === null) return null;
  const sizeCents = Math.round(size * 100);
  const profitCents = Math.round((sizeCents * target) / 100);
  const part = (percent: number) => Math.round((profitCents * percent) / 100);
  return {
    profitCents,
    bonusCents: part(payouts.winnersBonusPercent),
    shareCents: { from: part(payouts.sharePercent.from), to: part(payouts.sharePercent.to) },
    riskCents: Math.round((sizeCents * rules.riskPerTradePercent) / 100),
  };
}

/** Parses digits with optional group separators, decimals, and a dollar or percent sign. */
function readNumber(text: string, highest: number, lowest: number): number | null {
  const plain = text
    .trim()
    .replace(/^\$\s*|\s*%$/g, '')
    .replace(/(?<=\d)[ ,](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return null;
  const value = Number(plain);
  return value >= lowest && value <= highest ? value : null;
}
