-- Simulated accounts: what was opened under which rules, and how it ended (decisions.md: breach, daily loss, maximum loss).

create type public.account_status as enum ('active', 'passed', 'terminated', 'dormant');

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
  constraint trading_accounts_breach_clause_known check (breach_clause in ('daily-loss', 'maximum-loss')),
  constraint trading_accounts_ended_unless_active check ((ended_at is null) = (status = 'active')),
  constraint trading_accounts_ended_after_opening check (ended_at >= opened_at),
  constraint trading_accounts_traded_after_opening check (last_trade_at >= opened_at)
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

create index trading_accounts_user_id on public.trading_accounts (user_id, opened_at);
create index trading_accounts_status on public.trading_accounts (status);
create index trading_accounts_tier_id on public.trading_accounts (tier_id, program_id);

-- decisions.md, "breach": one coupon for each terminated account, for the same size.
alter table public.coupons
  add column terminated_account_id uuid unique references public.trading_accounts (id) on delete cascade;

comment on column public.coupons.terminated_account_id is 'The account whose end the coupon answers.';

create function public.offer_retry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.coupons (code, percent, tier_id, owner_id, max_uses, valid_from, expires_at, note, terminated_account_id)
  values (
    'RETRY-' || new.number, 10, new.tier_id, new.user_id, 1,
    new.ended_at, new.ended_at + interval '14 days', 'Another try at the same size', new.id
  );
  return null;
end;
$$;

comment on function public.offer_retry is 'Gives the owner of a terminated account 10 % off the fee of the same size, once, for 14 days.';

create trigger trading_accounts_offer_retry
after update of status on public.trading_accounts
for each row when (new.status = 'terminated' and old.status <> 'terminated')
execute function public.offer_retry();

alter table public.trading_accounts enable row level security;

create policy "Traders read accounts of their own"
on public.trading_accounts for select to authenticated
using (user_id = (select auth.uid()));

create policy "Admins read every account"
on public.trading_accounts for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

revoke all on public.trading_accounts from public, anon, authenticated;
grant select on public.trading_accounts to authenticated;
grant all on public.trading_accounts to service_role;

revoke all on function public.offer_retry from public, anon, authenticated;

alter publication supabase_realtime add table public.trading_accounts;
