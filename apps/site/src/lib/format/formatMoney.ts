import { GAP, withSign, type SignDisplay } from './sign.ts';

export interface MoneyFormat {
  /** `auto` shows cents only if there are any; `always` writes `$99.00`. @default 'auto' */
  readonly cents?: 'auto' | 'always';
  /** @default 'negative' */
  readonly sign?: SignDisplay;
}

const whole = dollars({ maximumFractionDigits: 0 });
const exact = dollars({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const short = dollars({ notation: 'compact', maximumFractionDigits: 1 });

/** Formats US cents: `$59`, `$99.00`, `− $745.50` with a real minus sign. */
export function formatMoney(cents: number, { cents: shown = 'auto', sign = 'negative' }: MoneyFormat = {}): string {
  const format = shown === 'auto' && cents % 100 === 0 ? whole : exact;
  return withSign(cents, format.format(Math.abs(cents) / 100), sign, GAP);
}

/** Formats US cents as rounded money: `$44K`, `$1M`. */
export function formatMoneyShort(cents: number): string {
  return withSign(cents, short.format(Math.abs(cents) / 100), 'negative', GAP);
}

function dollars(options: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...options });
}
