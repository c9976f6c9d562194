import { locale } from './locale.ts';
import { withSign } from './sign.ts';

const plain = new Intl.NumberFormat(locale);

/** A count with its groups: `12,500`. */
export function formatNumber(value: number): string {
  return withSign(value, plain.format(Math.abs(value)), 'negative', '');
}
