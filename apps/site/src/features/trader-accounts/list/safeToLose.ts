import type { LossLimit } from '@duneline/machines';
import { lossLimitsOf } from '../../../lib/trader/lossLimitsOf.ts';
import type { TradingAccount } from '../../../lib/trader/TradingAccount.ts';

/** What an account may still lose today, US cents: the smaller of its two rooms. */
export interface SafeToLose {
  readonly cents: number;
  /** The limit that is reached first. */
  readonly limit: LossLimit;
  readonly kind: 'daily' | 'maximum';
}

/** What an active account may still lose before it breaches a limit; `null` for one that has ended. */
export function safeToLose(account: TradingAccount): SafeToLose | null {
  const limits = lossLimitsOf(account);
  if (limits === null) return null;
  const { daily, maximum } = limits;
  return daily.roomCents <= maximum.roomCents
    ? { cents: daily.roomCents, limit: daily, kind: 'daily' }
    : { cents: maximum.roomCents, limit: maximum, kind: 'maximum' };
}

/** Used parts of a limit in percent beyond which its trader is warned; beyond the last one urgently. */
const WARNED = 50;
const URGENT = 80;

export interface LimitWarning {
  readonly kind: SafeToLose['kind'];
  /** The part that is exceeded: 50 or 80. */
  readonly percent: number;
  readonly isUrgent: boolean;
}

/** Whether much of the limit that is reached first is used; `null` up to 50%, and after the account has ended. */
export function limitWarning(account: TradingAccount): LimitWarning | null {
  const safe = safeToLose(account);
  const used = safe ? (100 * safe.limit.usedCents) / safe.limit.limitCents : 0;
  const percent = [URGENT, WARNED].find((threshold) => used > threshold);
  return safe && percent !== undefined ? { kind: safe.kind, percent, isUrgent: percent === URGENT } : null;
}

/**
 * The accounts with the most endangered first: by the share that is left of the limit that is reached first, so that sizes can be
 * compared. Accounts that have ended follow in the given order.
 */
export function byDanger(accounts: readonly TradingAccount[]): readonly TradingAccount[] {
  const shareLeft = (account: TradingAccount) => {
    const safe = safeToLose(account);
    return safe === null ? Number.POSITIVE_INFINITY : safe.cents / safe.limit.limitCents;
  };
  const rank = (account: TradingAccount) => (account.status === 'active' ? 0 : 1);
  return accounts.toSorted((one, other) => {
    const [left, right] = [shareLeft(one), shareLeft(other)];
    return rank(one) - rank(other) || (left === right ? 0 : left - right);
  });
}
