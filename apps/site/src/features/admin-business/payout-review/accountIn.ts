import type { Database } from '@duneline/specs/database';
import { compactCode, readDestination } from '../../../lib/payout/destination.ts';

export type PayoutMethod = Database['public']['Enums']['payout_method'];

/** Where an affiliate's payout keeps the account of each method. */
export const accountKeys = { Bank: 'iban', UPI: 'vpa', Crypto: 'address' } as const satisfies Record<PayoutMethod, string>;

/** Where a payout goes, to compare with other payouts. */
export interface PayoutAccount {
  readonly method: PayoutMethod;
  /** In one spelling, without its holder, bank and network: the IBAN, the UPI address or the wallet. */
  readonly account: string;
  /** Whether the account is known. Otherwise, as with one whose middle is hidden, all that was written stands for it. */
  readonly isReadable: boolean;
}

/** The account in the destination of a trader's payout. */
export function accountIn(method: PayoutMethod, destination: string): PayoutAccount {
  const parts = readDestination(method, destination);
  if (parts === null) return { method, account: destination, isReadable: false };
  const account = { Bank: parts.iban, UPI: parts.upi, Crypto: parts.wallet }[method];
  return { method, account: inOneSpelling(method, account), isReadable: true };
}

/** The account of an affiliate's payout. @param details as the database keeps them */
export function accountInDetails(method: PayoutMethod, details: unknown): PayoutAccount {
  const account: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, accountKeys[method]) : null;
  if (typeof account !== 'string') return { method, account: '', isReadable: false };
  return { method, account: inOneSpelling(method, account), isReadable: true };
}

/** An IBAN without spaces; in small letters what may be written in both. */
function inOneSpelling(method: PayoutMethod, account: string): string {
  if (method === 'Bank') return compactCode(account);
  return method === 'UPI' || /^(?:0x|bc1)/i.test(account) ? account.trim().toLowerCase() : account.trim();
}
