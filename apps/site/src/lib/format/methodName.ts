import type { PayoutFilter } from '@duneline/machines';
import type { PayoutEntry } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';

type Method = PayoutFilter | PayoutEntry['method'];

const NAMES: Readonly<Record<Method, string>> = {
  All: t.payoutsFilterAll,
  Bank: t.payoutMethodBank,
  UPI: 'UPI', // its name everywhere
  Crypto: t.payoutMethodCrypto,
};

/** How payouts are made, in the page's language. */
export const methodName = (method: Method): string => NAMES[method];
