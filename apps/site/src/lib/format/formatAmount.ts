import { formatMoney } from './formatMoney.ts';

/**
 * Formats what a payment service received, in any currency: `$99.00`, `€91.50`, `¥14,800`.
 * @param amount in the smallest unit of the currency
 * @param currency ISO 4217
 */
export function formatAmount(amount: number, currency: string): string {
  if (currency === 'USD') return formatMoney(amount, { cents: 'always' });
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
