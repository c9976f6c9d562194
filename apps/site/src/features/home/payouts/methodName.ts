import type { PayoutFilter } from '@duneline/machines';
import * as t from '@duneline/specs/messages/home-sections';

const NAMES: Readonly<Record<PayoutFilter, string>> = {
  All: t.payoutsFilterAll,
  Bank: t.payoutMethodBank,
  UPI: 'UPI', // its name everywhere
  Crypto: t.payoutMethodCrypto,
};

/** How payouts are made, in the page's language. */
export const methodName = (method: PayoutFilter): string => NAMES[method];
