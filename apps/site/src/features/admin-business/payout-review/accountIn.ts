import type { Database } from '@duneline/specs/database';
import { readDestination } from '../../../lib/payout/destination.ts';

export type PayoutMethod = Database['public']['Enums']['payout_method'];

/** Where an affiliate's payout keeps the account of each method. */
export const accountKeys = { Bank: 'iban', UPI: 'vpa', Crypto: 'address' } as const satisfies Record<PayoutMethod, string>;

/**
 * The account in the destination of a trader's payout, without its holder, bank and network: the IBAN, the UPI address or the wallet.
 * All of the text if the account cannot be told, such as one whose middle is hidden.
 */
export function accountIn(method: PayoutMethod, destination: string): string {
  const parts = readDestination(method, destination);
  if (parts === null) return destination;
  return { Bank: parts.iban, UPI: parts.upi.toLowerCase(), Crypto: parts.wallet }[method];
}

/** The same of an affiliate's payout. @param details as the database keeps them */
export function accountInDetails(method: PayoutMethod, details: unknown): string {
  const account: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, accountKeys[method]) : null;
  return typeof account === 'string' ? account : '';
}
