-- Certificates of what was passed and paid, and the leaderboard as the close of 27 February left it.

-- Those that passing issued in 32_days_and_states.sql: here every one has a number in the order of its day.
delete from public.certificates;

-- 72_kyc.sql writes the confirmed names on them.
insert into public.certificates (id, number, account_id, payout_id, kind, issued_at)
overriding system value
select
  pg_temp.seed_id('certificate ' || earned.kind || ' ' || earned.of), 5000 + row_number() over (order by earned.at, earned.of),
  earned.account_id, earned.payout_id, earned.kind::public.certificate_kind, earned.at
from (
  select 'passed' as kind, number as of, id as account_id, null::uuid as payout_id, ended_at as at
  from public.trading_accounts
  where status = 'passed'
  union all
  select 'payout', payouts.number, payouts.account_id, payouts.id, payouts.paid_at
  from public.payouts
  where payouts.status = 'paid'
) as earned;

select setval(pg_get_serial_sequence('public.certificates', 'number'), max(number)) from public.certificates;

insert into public.leaderboard_entries (
  period, account_id, rank, size_rank, size_cents, first_name, last_initial, country, profit_cents, return_bps, trades, wins, as_of
)
select
  result.period, result.account_id,
  row_number() over (partition by result.period order by result.profit::numeric / account.initial_cents desc, account.number),
  row_number() over (partition by result.period, account.initial_cents order by result.profit desc, account.number),
  account.initial_cents, split_part(profiles.display_name, ' ', 1), left(split_part(profiles.display_name, ' ', 2), 1), profiles.country,
  result.profit, result.profit::bigint * 10000 / account.initial_cents, result.trades, result.wins, '2026-02-27'
from (
  select
    span.period, positions.account_id, sum(positions.profit_cents)::integer as profit,
    count(*) as trades, count(*) filter (where positions.profit_cents > 0) as wins
  from public.positions
  join (
    values
      ('week'::public.leaderboard_period, date '2026-02-21'),
      ('month', '2026-02-01'),
      ('all-time', '2025-12-01')
  ) as span (period, since) on (positions.closed_at at time zone 'Asia/Dubai')::date between span.since and '2026-02-27'
  group by span.period, positions.account_id
  having sum(positions.profit_cents) > 0
) as result
join public.trading_accounts as account on account.id = result.account_id
join public.profiles on profiles.id = account.user_id;
