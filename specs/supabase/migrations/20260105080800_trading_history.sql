-- What happened on an account: its days and its positions. The trading platform writes both with the service key.

create type public.position_side as enum ('buy', 'sell');

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

comment on table public.daily_equity is 'The days on which an account traded or paid out, in US cents. A day closes at 00:00 in Asia/Dubai; it opens with the close of the one before.';
comment on column public.daily_equity.closing_cents is 'The balance at the close, after what was paid out on that day.';
comment on column public.daily_equity.low_equity_cents is 'The lowest equity of the day, which the daily loss limit looks at.';
comment on table public.positions is 'Simulated positions. Those of one account that are closed add up to its profit.';
comment on column public.positions.profit_cents is 'Final when closed; until then what it would be at the last price.';

create index positions_account_id on public.positions (account_id, opened_at);

alter table public.daily_equity enable row level security;
alter table public.positions enable row level security;

create policy "Who reads an account reads its days"
on public.daily_equity for select to authenticated
using (exists (select 1 from public.trading_accounts where trading_accounts.id = daily_equity.account_id));

create policy "Who reads an account reads its positions"
on public.positions for select to authenticated
using (exists (select 1 from public.trading_accounts where trading_accounts.id = positions.account_id));

revoke all on public.daily_equity, public.positions from public, anon, authenticated;
grant select on public.daily_equity, public.positions to authenticated;
grant all on public.daily_equity, public.positions to service_role;

alter publication supabase_realtime add table public.daily_equity, public.positions;
