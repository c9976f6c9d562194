import * as t from '@duneline/specs/messages/trader';
import { formatSize } from '../../lib/format/formatSize.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';

const statuses = { active: t.statusActive, passed: t.statusPassed, terminated: t.statusTerminated, dormant: t.statusDormant };

/** "10K evaluation" and "10K funded account". */
export function accountName({ phase, initial_cents }: Pick<TradingAccount, 'phase' | 'initial_cents'>): string {
  const size = formatSize(initial_cents);
  return phase === 'funded' ? t.nameFunded({ size }) : t.nameEvaluation({ size });
}

/** "Active"; an account that a refund has closed is "Refunded". */
export function accountStatus({ status, closed_by_refund }: Pick<TradingAccount, 'status' | 'closed_by_refund'>): string {
  return closed_by_refund ? t.statusRefunded : statuses[status];
}
