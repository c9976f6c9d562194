import type { PayoutFilter } from '@duneline/machines';
import type { PayoutEntry } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/payout-methods';

type Method = PayoutFilter | PayoutEntry['method'];

const NAMES: Readonly<Record<Method, string>> = {
  All: t.all,
  Bank: t.bank,
  UPI: 'UPI', // the same in every language
  Crypto: t.crypto,
};

/** The name of a payout method in the page's language. */
export const methodName = (method: Method): string => NAMES[method];
