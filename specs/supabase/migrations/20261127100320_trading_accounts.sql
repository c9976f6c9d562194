-- Simulated accounts: what was opened under which rules, how it ended, its days and its positions (spec §4: breach, daily loss,
-- maximum loss). The trading platform writes them with the service key. A reported prohibited practice ends an account as well
-- (specs/site/rules.yaml, docs/decisions/0016): without a retry offer, with the practice and its evidence.

create type public.account_status as enum ('active', 'passed', 'terminated', 'dormant');
create type public.prohibited_practice as enum (
  'hedging', 'arbitrage', 'latency exploitation', 'third-party management', 'grid strategies', 'gambling strategies'
);

create table public.trading_accounts (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity (start with 700001) unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  order_id uuid not null references public.orders (id),
  program_id text not null,
  tier_id text not null,
  phase public.program_phase not null,
  status public.account_status not null default 'active',
  initial_cents integer not null,
  balance_cents integer not null,
  equity_cents integer not null,
  highest_close_cents integer not null,
  profit_target_bps integer,
  daily_loss_bps integer not null,
  max_drawdown_bps integer not null,
  drawdown_type public.drawdown_type not null,
  share_bps integer,
  payout_cycle_days integer,
  next_payout_at timestamptz,
  winners_bonus_cents integer,
  winners_bonus_paid_at timestamptz,
  breach_clause text,
  breach_reason text,
  opened_at timestamptz not null default now(),
  last_trade_at timestamptz,
  ended_at timestamptz,
  closed_by_refund boolean not null default false,
  breach_practice public.prohibited_practice,
  unique (order_id, phase),
  foreign key (tier_id, program_id) references public.program_tiers (id, program_id),
  foreign key (program_id, phase) references public.program_phases (program_id, phase),
  constraint trading_accounts_initial_positive check (initial_cents > 0),
  constraint trading_accounts_balance_not_negative check (balance_cents >= 0),
  constraint trading_accounts_highest_close_from_initial check (highest_close_cents >= initial_cents),
  constraint trading_accounts_limits_are_rates check (daily_loss_bps between 1 and 10000 and max_drawdown_bps between 1 and 10000),
  constraint trading_accounts_target_unless_funded check ((profit_target_bps is null) = (phase = 'funded')),
  constraint trading_accounts_share_when_funded check ((share_bps is not null) = (phase = 'funded')),
  constraint trading_accounts_share_is_a_rate check (share_bps between 1 and 10000),
  constraint trading_accounts_cycle_when_funded check ((payout_cycle_days is not null) = (phase = 'funded')),
  constraint trading_accounts_cycle_positive check (payout_cycle_days >= 1),
  constraint trading_accounts_next_payout_when_funded check ((next_payout_at is not null) = (phase = 'funded')),
  constraint trading_accounts_funded_never_passes check (status <> 'passed' or phase <> 'funded'),
  constraint trading_accounts_passed_reached_the_target check (
    status <> 'passed'
    or (balance_cents - initial_cents)::bigint * 10000 >= initial_cents::bigint * profit_target_bps
  ),
  constraint trading_accounts_passed_is_flat check (status <> 'passed' or equity_cents = balance_cents),
  constraint trading_accounts_bonus_when_passed check (winners_bonus_cents is null or (status = 'passed' and winners_bonus_cents > 0)),
  constraint trading_accounts_bonus_paid_is_owed check (winners_bonus_paid_at is null or winners_bonus_cents is not null),
  constraint trading_accounts_breach_when_terminated check (
    (status = 'terminated') = (breach_clause is not null) and (status = 'terminated') = (breach_reason is not null)
  ),
  constraint trading_accounts_ended_unless_active check ((ended_at is null) = (status = 'active')),
  constraint trading_accounts_ended_after_opening check (ended_at >= opened_at),
  constraint trading_accounts_traded_after_opening check (last_trade_at >= opened_at),
  constraint trading_accounts_closed_by_refund_is_closed check (not closed_by_refund or status = 'dormant'),
  constraint trading_accounts_breach_reason_length check (length(breach_reason) <= 1000),
  constraint trading_accounts_breach_clause_known check (breach_clause in ('daily-loss', 'maximum-loss', 'prohibited')),
  constraint trading_accounts_practice_when_prohibited check (
    (breach_practice is not null) = (breach_clause is not null and breach_clause = 'prohibited')
  )
);

comment on table public.trading_accounts is 'Simulated accounts, in US cents of virtual funds. The trading platform writes them with the service key.';
comment on column public.trading_accounts.number is 'The login at the trading platform.';
comment on column public.trading_accounts.order_id is 'The order that paid for it; the funded account has the order of the evaluation.';
comment on column public.trading_accounts.balance_cents is 'The initial balance and the profit of closed positions, less what was paid out.';
comment on column public.trading_accounts.equity_cents is 'The balance and the profit of open positions.';
comment on column public.trading_accounts.highest_close_cents is 'The highest balance at the close of a day so far, from which a trailing drawdown is measured.';
comment on column public.trading_accounts.profit_target_bps is 'This rate, the limits and the share are those on the day of the order, add-ons included: a change of the catalogue does not reach an account.';
comment on column public.trading_accounts.next_payout_at is 'From when the next payout may be requested.';
comment on column public.trading_accounts.winners_bonus_cents is 'Owed for passing, the fee''s refund included.';
comment on column public.trading_accounts.breach_clause is 'The clause of specs/site/rules.yaml.';
comment on column public.trading_accounts.breach_reason is 'The figures of the breach, for the trader.';
comment on column public.trading_accounts.closed_by_refund is 'Whether a refund of the order closed it, and not inactivity.';
comment on column public.trading_accounts.breach_practice is 'The practice of rules.prohibited in specs/site/rules.yaml that ended the account.';

create index trading_accounts_user_id on public.trading_accounts (user_id, opened_at);
create index trading_accounts_status on public.trading_accounts (status);
create index trading_accounts_tier_id on public.trading_accounts (tier_id, program_id);
create index trading_accounts_of_a_phase on public.trading_accounts (program_id, phase);
create index trading_accounts_newest on public.trading_accounts (opened_at);

alter table public.trading_accounts enable row level security;

create policy "Traders read accounts of their own, admins every account"
on public.trading_accounts for select to authenticated
using (user_id = (select auth.uid()) or (select public.is_admin()));

revoke all on public.trading_accounts from public, anon, authenticated;
grant select on public.trading_accounts to authenticated;
grant all on public.trading_accounts to service_role;

alter publication supabase_realtime add table public.trading_accounts;

-- spec §4, breach: one coupon for each terminated account, for the same size. The key is added here because accounts refer to
-- orders, and orders to coupons.
alter table public.coupons
  add constraint coupons_terminated_account_id_fkey
  foreign key (terminated_account_id) references public.trading_accounts (id) on delete cascade;

-- A coupon that has this code already, or is for this account already, does not stop a breach.
create function public.offer_retry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.coupons (code, percent, tier_id, owner_id, max_uses, valid_from, expires_at, note, terminated_account_id)
  values (
    'RETRY-' || new.number || case
      when exists (select 1 from public.coupons where coupons.code = 'RETRY-' || new.number)
      then '-' || upper(left(new.id::text, 8)) else ''
    end,
    10, new.tier_id, new.user_id, 1,
    new.ended_at, new.ended_at + interval '14 days', 'Another try at the same size', new.id
  )
  on conflict do nothing;
  return null;
end;
$$;

comment on function public.offer_retry is 'Gives the owner of a terminated account 10 % off the fee of the same size, once, for 14 days.';
revoke all on function public.offer_retry from public, anon, authenticated;

create trigger trading_accounts_offer_retry
after update of status on public.trading_accounts
for each row when (new.status = 'terminated' and old.status <> 'terminated' and new.breach_practice is null)
execute function public.offer_retry();

create table public.daily_equity (
  account_id uuid not null references public.trading_accounts (id) on delete cascade,
  day date not null,
  opening_cents integer not null,
  closing_cents integer not null,
  low_equity_cents integer not null,
  withdrawn_cents integer not null default 0,
  primary key (account_id, day),
  constraint daily_equity_balances_positive check (opening_cents > 0 and closing_cents > 0 and low_equity_cents > 0),
  constraint daily_equity_low_is_lowest check (
    low_equity_cents <= opening_cents and low_equity_cents <= closing_cents + withdrawn_cents
  ),
  constraint daily_equity_withdrawn_not_negative check (withdrawn_cents >= 0)
);

comment on table public.daily_equity is 'The days on which an account traded or paid out, in US cents. A day closes at 00:00 in Asia/Dubai; it opens with the close of the one before.';
comment on column public.daily_equity.closing_cents is 'The balance at the close, after what was paid out on that day.';
comment on column public.daily_equity.low_equity_cents is 'The lowest equity of the day, which the daily loss limit looks at.';

alter table public.daily_equity enable row level security;

create policy "Who reads an account reads its days"
on public.daily_equity for select to authenticated
using (exists (select 1 from public.trading_accounts where trading_accounts.id = daily_equity.account_id));

revoke all on public.daily_equity from public, anon, authenticated;
grant select on public.daily_equity to authenticated;
grant all on public.daily_equity to service_role;

alter publication supabase_realtime add table public.daily_equity;

create type public.position_side as enum ('buy', 'sell');

create table public.positions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.trading_accounts (id) on delete cascade,
  symbol text not null,
  side public.position_side not null,
  lots numeric not null,
  open_price numeric not null,
  close_price numeric,
  profit_cents integer not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint positions_symbol_form check (symbol ~ '^[A-Z0-9]{3,12}$'),
  constraint positions_lots_positive check (lots > 0),
  constraint positions_prices_positive check (open_price > 0 and close_price > 0),
  constraint positions_close_price_when_closed check ((close_price is null) = (closed_at is null)),
  constraint positions_close_after_opening check (closed_at >= opened_at)
);

comment on table public.positions is 'Simulated positions. Those of one account that are closed add up to its profit.';
comment on column public.positions.profit_cents is 'Final when closed; until then what it would be at the last price.';

create index positions_account_id on public.positions (account_id, opened_at);

alter table public.positions enable row level security;

create policy "Who reads an account reads its positions"
on public.positions for select to authenticated
using (exists (select 1 from public.trading_accounts where trading_accounts.id = positions.account_id));

revoke all on public.positions from public, anon, authenticated;
grant select on public.positions to authenticated;
grant all on public.positions to service_role;

alter publication supabase_realtime add table public.positions;

create function public.end_account(_account uuid, _practice public.prohibited_practice, _evidence text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  _ended public.trading_accounts;
begin
  if not public.is_admin() then
    raise exception 'Only an admin ends accounts' using errcode = '42501';
  end if;
  if _practice is null or length(trim(coalesce(_evidence, ''))) not between 1 and 1000 then
    raise exception 'A practice and its evidence, of at most 1000 characters, are needed' using errcode = 'PT422';
  end if;
  select * into _ended from public.trading_accounts where trading_accounts.id = _account for update;
  if _ended.id is null then
    raise exception 'There is no such account' using errcode = 'PT404';
  end if;
  if _ended.user_id = auth.uid() then
    raise exception 'Nobody ends their own account' using errcode = 'PT403';
  end if;
  if _ended.status <> 'active' then
    raise exception 'The account has ended already' using errcode = 'PT409';
  end if;
  update public.trading_accounts
  set
    status = 'terminated', ended_at = now(), breach_clause = 'prohibited', breach_practice = _practice,
    breach_reason = trim(_evidence)
  where trading_accounts.id = _account;
  insert into public.audit_log (actor, actor_role, action, table_name, row_id, before, after)
  values (
    (select profiles.id from public.profiles where profiles.id = auth.uid()),
    'authenticated', 'update', 'trading_accounts', _account,
    jsonb_build_object('status', 'active'),
    jsonb_build_object('status', 'terminated', 'practice', _practice, 'reason', trim(_evidence))
  );
end;
$$;

comment on function public.end_account is 'Ends an active account for a prohibited practice, with the evidence that its trader reads, and notes it in the audit log. For admins at aal2.';
revoke all on function public.end_account from public, anon;
grant execute on function public.end_account to authenticated, service_role;

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

create function public.evaluation_odds()
returns table (started bigint, passed bigint, breached bigint, dormant bigint, since timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select odds.started, odds.passed, odds.breached, odds.dormant, odds.since
  from (
    select
      count(*) filter (where account.phase = 'phase-1') as started,
      count(*) filter (
        where account.status = 'passed'
          and not exists (
            select 1 from public.program_phases as later
            where later.program_id = account.program_id and later.phase = 'phase-2' and account.phase = 'phase-1'
          )
      ) as passed,
      count(*) filter (where account.status = 'terminated') as breached,
      count(*) filter (where account.status = 'dormant') as dormant,
      min(account.opened_at) as since
    from public.trading_accounts as account
    where account.phase <> 'funded' and not account.closed_by_refund
  ) as odds
  where odds.started >= 20;
$$;

comment on function public.evaluation_odds is 'How many evaluations were started, passed to the end, breached and left dormant; the rest are open. No row below 20 evaluations, from which nobody can be recognized and nothing concluded. Runs as its owner: the accounts stay private, the counts are public.';
revoke all on function public.evaluation_odds from public;
grant execute on function public.evaluation_odds to anon, authenticated, service_role;
