import { withSign, type SignDisplay } from './sign.ts';

export interface PercentFormat {
  /** @default 'negative' */
  readonly sign?: SignDisplay;
  /** `always` writes two digits after the point, so that a column lines up. @default 'auto' */
  readonly hundredths?: 'auto' | 'always';
}

const plain = percent({ maximumFractionDigits: 2 });
const exact = percent({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A plain percentage (10 stands for 10 %) as text: `10%`, `+10%`, `3.20%`. */
export function formatPercent(value: number, { sign = 'negative', hundredths = 'auto' }: PercentFormat = {}): string {
  const format = hundredths === 'always' ? exact : plain;
  return withSign(value, format.format(Math.abs(value) / 100), sign, '');
}

function percent(options: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat('en', { style: 'percent', ...options });
}
