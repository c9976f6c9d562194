import { lifecycleState } from './lifecycleState.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { programOf } from '../../lib/price/findTier.ts';

/** A stage of an account's life, as traders know it. */
export type StationId = 'phase-1' | 'phase-2' | 'pass' | 'refund' | 'funded' | 'payout';

export interface Route {
  readonly stations: readonly StationId[];
  /** The index of the station that the account has reached. */
  readonly current: number;
  /** A limit or inactivity closed the account there. */
  readonly isEnded: boolean;
}

/**
 * The way of an account from its first evaluation day to payouts, and where it is; `evaluation-lifecycle` gives the state.
 * @param now ms since the epoch.
 */
export function routeOf(account: TradingAccount, now: number, hasOpenPayout: boolean): Route {
  const phases = programOf(account.program_id).phases.map(({ id }) => id);
  const isEvaluated = phases.includes('phase-1');
  const stations: readonly StationId[] = [
    ...phases.filter((id) => id !== 'funded'),
    ...(isEvaluated ? (['pass', 'refund'] as const) : []),
    'funded',
    'payout',
  ];
  const state = lifecycleState(account, now);
  const station: StationId =
    state !== 'dormant' && 'running' in state && state.running === 'passed'
      ? passedStation(account)
      : account.phase === 'funded' && hasOpenPayout
        ? 'payout'
        : account.phase;
  return { stations, current: stations.indexOf(station), isEnded: state === 'dormant' || 'terminated' in state };
}

/** A passed account waits for its refund; the first phase of two earns none. */
function passedStation({ winners_bonus_cents, winners_bonus_paid_at }: TradingAccount): StationId {
  if (winners_bonus_cents === null) return 'pass';
  return winners_bonus_paid_at === null ? 'refund' : 'funded';
}
