import type { SectionId } from '../areas/areas.ts';
import type { TradingAccount } from './TradingAccount.ts';

/**
 * The account that the dashboard shows: the one that the address names, otherwise the last traded; for the payouts, the funded
 * account with the most profit.
 * @param accounts the last traded first
 * @param wanted the number in the address; `null` without one
 */
export function shownAccount(
  accounts: readonly TradingAccount[],
  section: SectionId<'dashboard'>,
  wanted: number | null,
): TradingAccount | undefined {
  const named = accounts.find(({ number }) => number === wanted);
  if (named || section !== 'payouts') return named ?? accounts[0];
  const profitOf = ({ balance_cents, initial_cents }: TradingAccount) => balance_cents - initial_cents;
  const [richest] = accounts
    .filter(({ phase, status }) => phase === 'funded' && status === 'active')
    .toSorted((one, other) => profitOf(other) - profitOf(one));
  return richest ?? accounts[0];
}
