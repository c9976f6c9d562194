import type { LossLimit } from '@duneline/machines';
import { lossLimitsOf } from '../../lib/trader/lossLimitsOf.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';

/** The limit that an active account reaches first, whose room is what it may still lose today; `null` after it has ended. */
export function nearestLimit(account: TradingAccount): LossLimit | null {
  const limits = lossLimitsOf(account);
  if (limits === null) return null;
  return limits.daily.roomCents <= limits.maximum.roomCents ? limits.daily : limits.maximum;
}

/** Used parts of a limit in percent beyond which its trader is warned; beyond the last one urgently. */
const WARNED = 50;
const URGENT = 80;

export interface LimitWarning {
  readonly kind: 'daily' | 'maximum';
  /** The part that is exceeded: 50 or 80. */
  readonly percent: number;
  readonly isUrgent: boolean;
}

/** Whether more than half of a limit is used, of the limit of which more is used; `null` otherwise. */
export function limitWarning(account: TradingAccount): LimitWarning | null {
  const limits = lossLimitsOf(account);
  if (limits === null) return null;
  const kind = shareLeft(limits.daily) <= shareLeft(limits.maximum) ? 'daily' : 'maximum';
  const { usedCents, limitCents } = limits[kind];
  const percent = [URGENT, WARNED].find((threshold) => 100 * usedCents > threshold * limitCents);
  return percent === undefined ? null : { kind, percent, isUrgent: percent === URGENT };
}

/** The part of a limit that is left; above 1 with profit that may be lost as well. */
const shareLeft = ({ roomCents, limitCents }: LossLimit) => (limitCents > 0 ? roomCents / limitCents : 0);

/**
 * The accounts with the most endangered first: by the share that is left of either limit, so that sizes can be compared. Accounts
 * that have ended follow in the given order.
 */
export function byDanger(accounts: readonly TradingAccount[]): readonly TradingAccount[] {
  const dangerOf = (account: TradingAccount) => {
    const limits = lossLimitsOf(account);
    return limits === null ? Number.MAX_VALUE : Math.min(shareLeft(limits.daily), shareLeft(limits.maximum));
  };
  const rank = ({ status }: TradingAccount) => (status === 'active' ? 0 : 1);
  return accounts.toSorted((one, other) => rank(one) - rank(other) || dangerOf(one) - dangerOf(other));
}
