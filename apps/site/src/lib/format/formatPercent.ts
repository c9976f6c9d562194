import { withSign, type SignDisplay } from './sign.ts';

export interface PercentFormat {
  /** @default 'negative' */
  readonly sign?: SignDisplay;
  /** `always` shows two decimals, so that columns align. @default 'auto' */
  readonly hundredths?: 'auto' | 'always';
}

const plain = percent({ maximumFractionDigits: 2 });
const exact = percent({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a percentage (10 means 10 %): `10%`, `+10%`, `3.20%`. */
export function formatPercent(value: number, { sign = 'negative', hundredths = 'auto' }: PercentFormat = {}): string {
  const format = hundredths === 'always' ? exact : plain;
  return withSign(value, format.format(Math.abs(value) / 100), sign, '');
}

function percent(options: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat('en', { style: 'percent', ...options });
}
