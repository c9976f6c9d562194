-- Where an account stands towards its target and its limits (decisions.md: daily loss, maximum loss).

create function public.account_summary(_account uuid)
returns table (
  account_id uuid,
  profit_cents integer,
  target_cents integer,
  previous_close_cents integer,
  daily_floor_cents integer,
  loss_floor_cents integer,
  daily_room_cents integer,
  loss_room_cents integer,
  open_positions integer,
  dormant_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select
    account.id,
    account.balance_cents - account.initial_cents,
    account.initial_cents / 10000 * account.profit_target_bps,
    close.cents,
    close.cents - (close.cents::bigint * account.daily_loss_bps / 10000)::integer,
    floor.cents,
    account.equity_cents - close.cents + (close.cents::bigint * account.daily_loss_bps / 10000)::integer,
    account.balance_cents - floor.cents,
    (
      select count(*)::integer from public.positions
      where positions.account_id = account.id and positions.closed_at is null
    ),
    coalesce(account.last_trade_at, account.opened_at) + interval '30 days'
  from public.trading_accounts as account
  cross join lateral (
    select coalesce(
      (
        select daily_equity.closing_cents from public.daily_equity
        where daily_equity.account_id = account.id
          and daily_equity.day < (now() at time zone 'Asia/Dubai')::date
        order by daily_equity.day desc
        limit 1
      ),
      account.initial_cents
    ) as cents
  ) as close
  cross join lateral (
    select case account.drawdown_type
      when 'trailing' then
        least(account.highest_close_cents - account.initial_cents / 10000 * account.max_drawdown_bps, account.initial_cents)
      else account.initial_cents - account.initial_cents / 10000 * account.max_drawdown_bps
    end as cents
  ) as floor
  where account.id = _account;
$$;

comment on function public.account_summary is 'Profit, target, floors and the room above them, in US cents, and when inactivity of 30 days would close the account. No row for an account that the caller may not read.';

revoke all on function public.account_summary from public, anon;
grant execute on function public.account_summary to authenticated, service_role;
