import { payouts as payoutRules } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import type { ReadRows } from './openSeed.ts';
import { seededAt } from './openSeed.ts';

/** Payouts and rankings. */
export function describePayouts(rows: ReadRows): void {
  describe('payouts', () => {
    it('are the share of the profit, within the profit of their day and one cycle apart', async () => {
      expect(
        await rows(
          `select p.number from payouts p join trading_accounts a on a.id = p.account_id
      where a.phase <> 'funded' or p.share_bps <> a.share_bps or p.amount_cents <> floor(p.gross_cents::numeric * a.share_bps / 10000)
        or p.amount_cents < ${payoutRules.minimumCents}
        or p.gross_cents > a.initial_cents * -1 + (
          select d.closing_cents from daily_equity d where d.account_id = a.id and d.day < (p.requested_at at time zone 'Asia/Dubai')::date
          order by d.day desc limit 1
        )
        or p.requested_at < a.opened_at + make_interval(days => a.payout_cycle_days)
        or exists (
          select 1 from payouts q where q.account_id = p.account_id and q.status <> 'rejected' and q.requested_at < p.requested_at
            and p.requested_at < q.requested_at + make_interval(days => a.payout_cycle_days)
        )`,
        ),
      ).toEqual([]);
    });

    it('are processed within the hours that the rules name, and never later than the present', async () => {
      expect(
        await rows(
          `select number from payouts where coalesce(paid_at, decided_at) > requested_at + interval '${payoutRules.processingHours.to} hours'
        or coalesce(paid_at, decided_at, requested_at) > '${seededAt}' or decided_at < requested_at or paid_at < decided_at`,
        ),
      ).toEqual([]);
      expect(await rows(`select distinct status from payouts order by status`)).toHaveLength(4);
    });

    it('and passes are certified in the confirmed name of the owner, or in none', async () => {
      expect(
        await rows(
          `select a.number from trading_accounts a where a.status = 'passed' and not exists (
        select 1 from certificates c where c.account_id = a.id and c.kind = 'passed' and c.issued_at = a.ended_at)`,
        ),
      ).toEqual([]);
      const { length: named } = await rows(`select 1 from certificates where holder_name is not null`);
      const { length: nameless } = await rows(`select 1 from certificates where holder_name is null`);
      expect(Math.min(named, nameless)).toBeGreaterThan(0);
      expect(
        await rows(
          `select c.number from certificates c join trading_accounts a on a.id = c.account_id where c.holder_name is distinct from (
        select k.confirmed_name from kyc_documents k where k.owner_id = a.user_id and k.confirmed_name is not null)`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select number from payouts p where (p.status = 'paid') <> exists (select 1 from certificates c where c.payout_id = p.id and c.account_id = p.account_id)`,
        ),
      ).toEqual([]);
    });
  });

  describe('the leaderboard', () => {
    it('counts what the accounts made in the period', async () => {
      expect(
        await rows(
          `select e.period, e.rank from leaderboard_entries e join trading_accounts a on a.id = e.account_id join profiles n on n.id = a.user_id
      cross join lateral (
        select sum(p.profit_cents) as profit, count(*) as trades, count(*) filter (where p.profit_cents > 0) as wins from positions p
        where p.account_id = e.account_id and (p.closed_at at time zone 'Asia/Dubai')::date between
          case e.period when 'week' then e.as_of - 6 when 'month' then date_trunc('month', e.as_of)::date else '2000-01-01' end and e.as_of
      ) made
      where e.profit_cents <> made.profit or e.trades <> made.trades or e.wins <> made.wins or e.size_cents <> a.initial_cents
        or n.display_name not like e.first_name || ' ' || e.last_initial || '%' or e.country <> n.country`,
        ),
      ).toEqual([]);
    });

    it('ranks by return, without gaps, among all and among accounts of a size', async () => {
      const order = `order by profit_cents::numeric / size_cents desc, account_number`;
      expect(
        await rows(
          `select * from (
        select e.*, row_number() over (partition by period ${order}) as place, row_number() over (partition by period, size_cents ${order}) as size_place
        from (select l.*, a.number as account_number from leaderboard_entries l join trading_accounts a on a.id = l.account_id) e
      ) t where rank <> place or size_rank <> size_place`,
        ),
      ).toEqual([]);
    });
  });
}
