import { sampleTier } from '../price/findTier.ts';
import type { TradingAccount } from './TradingAccount.ts';

/** A new 1-step 10K evaluation. */
export const sampleAccount: TradingAccount = {
  id: '0b1f3a52-7c64-4d0e-9a35-1f6f0b9d2c11',
  number: 700001,
  program_id: '1-step',
  tier_id: '1-step-10k',
  phase: 'phase-1',
  status: 'active',
  initial_cents: sampleTier().tier.sizeCents,
  balance_cents: sampleTier().tier.sizeCents,
  profit_target_bps: 1000,
  daily_loss_bps: 500,
  max_drawdown_bps: 1000,
  drawdown_type: 'trailing',
  share_bps: null,
  payout_cycle_days: null,
  next_payout_at: null,
  winners_bonus_cents: null,
  winners_bonus_paid_at: null,
  breach_clause: null,
  breach_practice: null,
  breach_reason: null,
  opened_at: '2026-02-02T09:00:00Z',
  last_trade_at: null,
  ended_at: null,
  closed_by_refund: false,
  order: { items: [], accounts: [] },
  summary: null,
};
