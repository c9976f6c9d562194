import type { PayoutMethod } from '@duneline/machines';
import { compactCode, type Destination } from '../../../lib/payout/destination.ts';

/** What the database stores of an affiliate's payout method, by its names of the fields. */
export function payoutDetails(
  method: PayoutMethod,
  { holder, iban, upi, network, wallet }: Destination,
): Readonly<Record<string, string>> {
  if (method === 'UPI') return { vpa: upi.trim().toLowerCase() };
  if (method === 'Crypto') return { network, address: wallet.trim() };
  return { holder: holder.trim(), iban: compactCode(iban) };
}
