import { lossLimit, type LossLimit } from '@duneline/machines';
import type { TradingAccount } from './TradingAccount.ts';

/** The columns from which the limits of an account follow. */
export type Limited = Pick<
  TradingAccount,
  'status' | 'initial_cents' | 'balance_cents' | 'daily_loss_bps' | 'max_drawdown_bps' | 'summary'
>;

/** The loss limits of an account; `null` if it has ended or the server has no summary. */
export function lossLimitsOf({
  status,
  initial_cents,
  balance_cents,
  daily_loss_bps,
  max_drawdown_bps,
  summary,
}: Limited): { readonly daily: LossLimit; readonly maximum: LossLimit } | null {
  if (status !== 'active' || summary === null) return null;
  return {
    daily: lossLimit({
      bps: daily_loss_bps,
      baseCents: summary.previous_close_cents,
      cents: summary.daily_floor_cents + summary.daily_room_cents,
    }),
    maximum: lossLimit({
      bps: max_drawdown_bps,
      baseCents: initial_cents,
      floorCents: summary.loss_floor_cents,
      cents: balance_cents,
    }),
  };
}
