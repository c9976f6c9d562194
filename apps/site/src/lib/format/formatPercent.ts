import { withSign, type SignDisplay } from './sign.ts';

const plain = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });

/** A plain percentage (10 stands for 10 %) as text: `10%`, `+10%`. */
export function formatPercent(percent: number, { sign = 'negative' }: { readonly sign?: SignDisplay } = {}): string {
  return withSign(percent, plain.format(Math.abs(percent) / 100), sign, '');
}
