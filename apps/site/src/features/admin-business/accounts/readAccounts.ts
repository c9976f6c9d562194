import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { readFilterValues } from '../../../lib/data-table/filterValues.ts';
import { readNumber, recordFilter } from '../../../lib/areas/recordFilter.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { termsColumns } from '../../../lib/trader/accountTerms.ts';
import { readSummary } from '../../../lib/trader/readSummary.ts';
import { readPersonFilter } from '../readPersonFilter.ts';
import { readNames } from '../readNames.ts';

type Enums = Database['public']['Enums'];
export type AccountStatus = Enums['account_status'];
export type AccountPhase = Enums['program_phase'];
const accountStatuses = ['active', 'passed', 'terminated', 'dormant'] as const satisfies readonly AccountStatus[];
export const accountPhases = ['phase-1', 'phase-2', 'funded'] as const satisfies readonly AccountPhase[];

const COLUMNS =
  'id, number, user_id, tier_id, phase, status, initial_cents, balance_cents, daily_loss_bps, max_drawdown_bps, drawdown_type, profit_target_bps, share_bps, payout_cycle_days, winners_bonus_cents, winners_bonus_paid_at, breach_clause, breach_practice, breach_reason, opened_at, last_trade_at, ended_at, closed_by_refund';

/**
 * All traders' accounts, with the traders' names.
 * @throws {ServiceError}
 */
export async function readAccounts({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('trading_accounts').select(COLUMNS, { count: 'exact' });
  const status = accountStatuses.find((one) => one === filters['status']);
  const phases = readFilterValues(filters, 'phase', accountPhases);
  if (status) request = request.eq('status', status);
  if (phases.length > 0) request = request.in('phase', phases);
  const person = readPersonFilter(filters);
  if (person) request = request.eq('user_id', person);
  if (filters['q']) request = request.eq('number', readNumber(filters['q']));
  request = limitToDays(request, 'opened_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.map(({ user_id: owner }) => owner));
  return { rows: data.map((row) => ({ ...row, person: names.get(row.user_id) ?? null })), count: count ?? data.length };
}

export type AccountRow = Awaited<ReturnType<typeof readAccounts>>['rows'][number];

/**
 * An account with its current figures, its days, the last of them and its payouts; `null` if there is none.
 * @param record its number or id
 * @throws {ServiceError}
 */
export async function readAccount(record: string) {
  const client = await getClient();
  const account = await dataOf(
    client
      .from('trading_accounts')
      .select(`${COLUMNS}, order:orders(number, ${termsColumns})`)
      .match(recordFilter(record))
      .maybeSingle(),
  );
  if (account === null) return null;
  const { id } = account;
  const [summary, days, payouts, names] = await Promise.all([
    readSummary(id),
    dataOf(
      client
        .from('daily_equity')
        .select('day, opening_cents, low_equity_cents, closing_cents, withdrawn_cents')
        .eq('account_id', id)
        .order('day'),
    ),
    dataOf(
      client
        .from('payouts')
        .select('id, amount_cents, gross_cents, share_bps, requested_at, decided_at, paid_at, reject_reason')
        .eq('account_id', id)
        .order('requested_at'),
    ),
    readNames([account.user_id]),
  ]);
  return { ...account, summary, days, lastDay: days.at(-1) ?? null, payouts, person: names.get(account.user_id) ?? null };
}

export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/**
 * The days with trades or payouts of an account.
 * @throws {ServiceError}
 */
export async function readDays(account: string, { order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  const { data, count } = await answerOf(
    client
      .from('daily_equity')
      .select('day, opening_cents, closing_cents, low_equity_cents, withdrawn_cents', { count: 'exact' })
      .eq('account_id', account)
      .order(order.column, { ascending: order.isAscending })
      .order('day')
      .range(from, to)
      .abortSignal(signal),
  );
  return { rows: data, count: count ?? data.length };
}

export type DayRow = Awaited<ReturnType<typeof readDays>>['rows'][number];
