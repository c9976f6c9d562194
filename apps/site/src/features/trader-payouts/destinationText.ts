import type { PayoutMethod } from '@duneline/machines';
import * as t from '@duneline/specs/messages/payout-request';
import { methodName } from '../../lib/format/methodName.ts';
import { readDestination, showDestination, type Destination } from '../../lib/payout/destination.ts';
import type { Payout } from '../../lib/trader/TradingAccount.ts';

/** A destination with its method, as traders compare it with their own papers. */
export function destinationText(method: PayoutMethod, destination: Destination): string {
  return t.viaMethod({ method: methodName(method), destination: showDestination(method, destination) });
}

/** Where a payout goes, with its method. */
export function payoutDestination({ method, destination: written }: Pick<Payout, 'method' | 'destination'>): string {
  const destination = readDestination(method, written);
  return destination ? destinationText(method, destination) : t.viaMethod({ method: methodName(method), destination: written });
}
