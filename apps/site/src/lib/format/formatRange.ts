import { language } from '../language/language.ts';
import { figure } from './figure.ts';
import { formatMoney } from './formatMoney.ts';
import { formatNumber } from './formatNumber.ts';
import { formatPercent } from './formatPercent.ts';

/** Prevents a line break inside the range: U+2060 on both sides of the dash, or no-break spaces around the word. */
const TO = language === 'ar' ? '\u00A0إلى\u00A0' : '\u2060–\u2060';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Formats a range without line breaks: `24–48`; one number if both are equal. */
export function formatRange({ from, to }: Range): string {
  return from === to ? formatNumber(from) : formatNumber(from) + TO + formatNumber(to);
}

/** Formats a range of percentages: `70–80%`. */
export function formatPercentRange(range: Range): string {
  if (language === 'ar' && range.from !== range.to) return formatNumber(range.from) + TO + formatPercent(range.to);
  return figure(`${formatRange(range)}%`);
}

/** Formats a range of US cents: `$560–$640`. */
export function formatMoneyRange({ from, to }: Range): string {
  return from === to ? formatMoney(from) : formatMoney(from) + TO + formatMoney(to);
}
