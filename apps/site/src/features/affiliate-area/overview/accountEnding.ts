import type { Json } from '@duneline/specs/database';

/** The part of a payout method's details by which its owner knows it, without the rest: the last characters, or the UPI name. */
export function accountEnding(details: Json): string {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return '';
  const { iban, vpa, address } = details;
  if (typeof vpa === 'string') return vpa;
  const account = typeof iban === 'string' ? iban : typeof address === 'string' ? address : '';
  return account && `…${account.slice(-4)}`;
}
