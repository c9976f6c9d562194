import type { Database } from '@duneline/specs/database';
import type { Phase } from '@duneline/specs/site';
import { readAddOns } from '../price/changeAddOn.ts';
import { tierOf } from '../price/findTier.ts';
import { priceSummary } from '../price/priceSummary.ts';
import { withAddOns } from '../price/withAddOns.ts';

type Row = Database['public']['Tables']['trading_accounts']['Row'];

/** The columns of `orders` for the terms of an account: the add-ons that were bought, and all accounts that the order opened. */
export const termsColumns =
  'items:order_items(add_on_id), accounts:trading_accounts(phase, share_bps, payout_cycle_days, winners_bonus_cents)';

/** An account with the order that paid for it. */
export interface OrderedAccount extends Pick<
  Row,
  'tier_id' | 'phase' | 'profit_target_bps' | 'share_bps' | 'payout_cycle_days' | 'winners_bonus_cents'
> {
  readonly order: {
    readonly items: readonly { readonly add_on_id: string | null }[];
    readonly accounts: readonly Pick<Row, 'phase' | 'share_bps' | 'payout_cycle_days' | 'winners_bonus_cents'>[];
  };
}

/** What an account pays, in basis points and US cents. */
export interface AccountTerms {
  /** The trader's share of the profit once the account is funded. */
  readonly shareBps: number;
  readonly payoutCycleDays: number;
  /** The target of a phase; 0 for one without. */
  readonly targetBpsOf: (phase: Phase['id']) => number;
  /** All that passing the evaluation brings. */
  readonly bonusCents: number;
}

/**
 * The account's own terms. Until it is funded, the database has no share and no cycle for it: they are those of its order's funded
 * account, or those with which one would open, add-ons included (`open_account`).
 */
export function termsOf(account: OrderedAccount): AccountTerms {
  const { phase, profit_target_bps, order } = account;
  const { program: sold, tier } = tierOf(account.tier_id);
  const program = withAddOns(sold, readAddOns({ addOns: order.items.map(({ add_on_id }) => add_on_id) }));
  const funded = order.accounts.find((other) => other.phase === 'funded');
  const passed = order.accounts.find((other) => other.winners_bonus_cents !== null);
  return {
    shareBps: account.share_bps ?? funded?.share_bps ?? program.rewardSharePercent.from * 100,
    payoutCycleDays: account.payout_cycle_days ?? funded?.payout_cycle_days ?? program.rewardCycleDays,
    targetBpsOf: (one) =>
      (one === phase ? profit_target_bps : (program.phases.find(({ id }) => id === one)?.rules.profitTargetPercent ?? 0) * 100) ??
      0,
    bonusCents: account.winners_bonus_cents ?? passed?.winners_bonus_cents ?? priceSummary(sold, tier).bonusCents,
  };
}
