import { withSign } from './sign.ts';

const plain = new Intl.NumberFormat('en');

/** Formats a count with grouping: `12,500`. */
export function formatNumber(value: number): string {
  return withSign(value, plain.format(Math.abs(value)), 'negative', '');
}
