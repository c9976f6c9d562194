import type { ProgramId } from '@duneline/specs/site';
import { getClient } from '../backend/client.ts';
import { dataOf } from '../query/answerOf.ts';
import { ServiceError } from '../query/ServiceError.ts';
import { termsColumns } from './accountTerms.ts';
import { readSummary } from './readSummary.ts';
import type { Payout, Position, TradingAccount, TradingDay } from './TradingAccount.ts';

const accountColumns =
  `id, number, program_id, tier_id, phase, status, initial_cents, balance_cents, profit_target_bps, daily_loss_bps, max_drawdown_bps, drawdown_type, share_bps, payout_cycle_days, next_payout_at, winners_bonus_cents, winners_bonus_paid_at, breach_clause, breach_practice, breach_reason, opened_at, last_trade_at, ended_at, closed_by_refund, order:orders(${termsColumns})` as const;

/**
 * The id of the signed-in user.
 * @throws {ServiceError} 401 if the session has ended meanwhile
 */
export async function readOwnId(): Promise<string> {
  const { auth } = await getClient();
  const { data } = await auth.getSession();
  if (!data.session) throw new ServiceError({ message: 'Nobody is signed in.' }, 401);
  return data.session.user.id;
}

/**
 * The signed-in user's accounts, the last traded first. The filter is needed for admins, who may read every account.
 * @throws {ServiceError} if the request is refused or there is no response
 */
export async function readAccounts(): Promise<readonly TradingAccount[]> {
  const client = await getClient();
  const accounts = await dataOf(
    client
      .from('trading_accounts')
      .select(accountColumns)
      .eq('user_id', await readOwnId())
      .order('last_trade_at', { ascending: false, nullsFirst: true }),
  );
  return await Promise.all(
    accounts.map(async (account) => ({
      ...account,
      program_id: account.program_id as ProgramId,
      summary: await readSummary(account.id),
    })),
  );
}

/** The trading days of an account, oldest first. @throws {ServiceError} */
export async function readDays(accountId: string): Promise<readonly TradingDay[]> {
  const client = await getClient();
  return await dataOf(
    client
      .from('daily_equity')
      .select('day, opening_cents, closing_cents, low_equity_cents, withdrawn_cents')
      .eq('account_id', accountId)
      .order('day'),
  );
}

/** The positions of an account, the newest first. @throws {ServiceError} */
export async function readPositions(accountId: string): Promise<readonly Position[]> {
  const client = await getClient();
  return await dataOf(
    client
      .from('positions')
      .select('id, symbol, side, lots, open_price, profit_cents, opened_at, close_price, closed_at')
      .eq('account_id', accountId)
      .order('opened_at', { ascending: false }),
  );
}

/** The payouts of an account, the newest first. @throws {ServiceError} */
export async function readPayouts(accountId: string): Promise<readonly Payout[]> {
  const client = await getClient();
  return await dataOf(
    client
      .from('payouts')
      .select(
        'id, number, account_id, gross_cents, share_bps, amount_cents, method, destination, status, receipt_id, reject_reason, requested_at, decided_at, paid_at',
      )
      .eq('account_id', accountId)
      .order('requested_at', { ascending: false }),
  );
}
