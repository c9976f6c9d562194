import { payouts } from '@duneline/specs/site';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';

/** A state of `evaluation-lifecycle`, or an inner state by its outer one. */
type LifecycleState = 'dormant' | { readonly running: RunningState } | { readonly terminated: 'offered' | 'ended' };
type RunningState = 'phase1' | 'phase2' | 'passed' | 'funded';

const DAY_MS = 86_400_000;

/**
 * The state of `evaluation-lifecycle` that an account is in; a retry is offered for some days after a
 * limit ended an account (spec §4: breach), and never after a prohibited practice.
 * @param now ms since the epoch.
 */
export function lifecycleState(
  { phase, status, ended_at, breach_practice }: Pick<TradingAccount, 'phase' | 'status' | 'ended_at' | 'breach_practice'>,
  now: number,
): LifecycleState {
  if (status === 'dormant') return 'dormant';
  if (status === 'passed') return { running: 'passed' };
  if (status === 'terminated') {
    const isOffered =
      breach_practice === null && ended_at !== null && now < Date.parse(ended_at) + payouts.retryValidDays * DAY_MS;
    return { terminated: isOffered ? 'offered' : 'ended' };
  }
  return { running: ({ 'phase-1': 'phase1', 'phase-2': 'phase2', funded: 'funded' } as const)[phase] };
}
