-- Days, balances and states, as they follow from the positions, the payouts and the rules of each account.

insert into public.daily_equity (account_id, day, opening_cents, closing_cents, low_equity_cents, withdrawn_cents)
select
  day.account_id, day.day, day.opening, day.opening + day.profit - day.withdrawn,
  case
    -- A breach of the daily loss ends the account at once: its lowest equity is its last.
    when -day.profit::bigint * 10000 > day.opening::bigint * day.daily_loss_bps then day.opening + day.profit
    else day.opening + least(day.profit, 0) - day.point_cents * (20 + ascii(md5(day.account_id || ' ' || day.day)) * 7 % 80)
  end,
  day.withdrawn
from (
  select
    movement.account_id, movement.day, movement.profit, movement.withdrawn,
    account.daily_loss_bps, account.initial_cents / 25000 as point_cents,
    (
      account.initial_cents + coalesce(
        sum(movement.profit - movement.withdrawn) over (
          partition by movement.account_id order by movement.day rows between unbounded preceding and 1 preceding
        ),
        0
      )
    )::integer as opening
  from (
    select account_id, day, sum(profit)::integer as profit, sum(withdrawn)::integer as withdrawn
    from (
      select account_id, (closed_at at time zone 'Asia/Dubai')::date as day, profit_cents as profit, 0 as withdrawn
      from public.positions
      where closed_at is not null
      union all
      select account_id, (paid_at at time zone 'Asia/Dubai')::date, 0, gross_cents
      from public.payouts
      where status = 'paid'
    ) as each
    group by account_id, day
  ) as movement
  join public.trading_accounts as account on account.id = movement.account_id
) as day;

update public.trading_accounts as account
set
  balance_cents = account.initial_cents + traded.closed - paid.out,
  equity_cents = account.initial_cents + traded.closed - paid.out + traded.open,
  highest_close_cents = greatest(account.initial_cents, day.highest),
  last_trade_at = traded.last_at
from (
  select
    account_id, coalesce(sum(profit_cents) filter (where closed_at is not null), 0) as closed,
    coalesce(sum(profit_cents) filter (where closed_at is null), 0) as open, max(coalesce(closed_at, opened_at)) as last_at
  from public.positions
  group by account_id
) as traded
cross join lateral (
  select coalesce(sum(gross_cents), 0) as out from public.payouts where payouts.account_id = traded.account_id and status = 'paid'
) as paid
cross join lateral (
  select max(closing_cents) as highest from public.daily_equity where daily_equity.account_id = traded.account_id
) as day
where account.id = traded.account_id;

-- Passed: the target is reached. The bonus is owed after the last phase and is paid within 5 to 7 business days.
update public.trading_accounts as account
set
  status = 'passed',
  ended_at = account.last_trade_at,
  winners_bonus_cents = case when is_last then tier.winners_bonus_cents end,
  winners_bonus_paid_at = case
    when is_last and account.last_trade_at + interval '8 days' <= timestamptz '2026-03-01T09:00:00Z'
      then date_trunc('day', account.last_trade_at) + interval '8 days 10 hours'
  end
from public.program_tiers as tier
cross join lateral (
  select not exists (
    select 1 from public.program_phases as later
    where later.program_id = tier.program_id and later.phase = 'phase-2'
  ) as is_last
) as phase
where tier.id = account.tier_id
  and account.profit_target_bps is not null
  and (account.balance_cents - account.initial_cents)::bigint * 10000 >= account.initial_cents::bigint * account.profit_target_bps;

-- Terminated: the last day broke a limit. The trigger gives the retry coupon.
update public.trading_accounts as account
set status = 'terminated', ended_at = account.last_trade_at, breach_clause = breach.clause, breach_reason = breach.reason
from (
  select
    day.account_id,
    case when day.low_equity_cents < daily.floor then 'daily-loss' else 'maximum-loss' end as clause,
    case
      when day.low_equity_cents < daily.floor then
        'On ' || day.day || ' equity fell to $' || to_char(day.low_equity_cents / 100.0, 'FM999,990.00')
        || ', below the daily limit of $' || to_char(daily.floor / 100.0, 'FM999,990.00') || '.'
      else
        'On ' || day.day || ' the account closed at $' || to_char(day.closing_cents / 100.0, 'FM999,990.00')
        || ', below the maximum-loss floor of $' || to_char(maximum.floor / 100.0, 'FM999,990.00') || '.'
    end as reason
  from public.daily_equity as day
  join public.trading_accounts as own on own.id = day.account_id
  cross join lateral (
    select day.opening_cents - (day.opening_cents::bigint * own.daily_loss_bps / 10000)::integer as floor
  ) as daily
  cross join lateral (
    select
      least(
        own.initial_cents,
        case own.drawdown_type when 'trailing' then greatest(own.initial_cents, max(before.closing_cents)) else own.initial_cents end
        - own.initial_cents / 10000 * own.max_drawdown_bps
      ) as floor
    from public.daily_equity as before
    where before.account_id = day.account_id and before.day < day.day
  ) as maximum
  where day.low_equity_cents < daily.floor or day.closing_cents < maximum.floor
) as breach
where breach.account_id = account.id;

-- Dormant: no trade for 30 days.
update public.trading_accounts
set status = 'dormant', ended_at = last_trade_at + interval '30 days'
where status = 'active' and last_trade_at + interval '30 days' <= timestamptz '2026-03-01T09:00:00Z';
