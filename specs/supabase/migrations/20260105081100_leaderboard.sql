-- The best accounts of a period, as everybody sees them. The trading platform writes them with the service key after each close.

create type public.leaderboard_period as enum ('week', 'month', 'all-time');

create table public.leaderboard_entries (
  period public.leaderboard_period not null,
  account_id uuid not null references public.trading_accounts (id) on delete cascade,
  rank integer not null,
  size_rank integer not null,
  size_cents integer not null,
  first_name text not null,
  last_initial text not null,
  country text,
  profit_cents integer not null,
  return_bps integer not null,
  trades integer not null,
  wins integer not null,
  as_of date not null,
  primary key (period, account_id),
  unique (period, rank),
  unique (period, size_cents, size_rank),
  constraint leaderboard_entries_ranks_from_one check (rank >= size_rank and size_rank >= 1),
  constraint leaderboard_entries_first_name_length check (length(first_name) between 1 and 80),
  constraint leaderboard_entries_one_initial check (length(last_initial) = 1),
  constraint leaderboard_entries_country_code check (country ~ '^[A-Z]{2}$'),
  constraint leaderboard_entries_profitable check (size_cents > 0 and profit_cents > 0),
  constraint leaderboard_entries_return_is_of_the_size check (
    return_bps::bigint * size_cents <= profit_cents::bigint * 10000
    and profit_cents::bigint * 10000 < (return_bps + 1)::bigint * size_cents
  ),
  constraint leaderboard_entries_wins_within_trades check (wins between 0 and trades)
);

comment on table public.leaderboard_entries is 'Accounts with a simulated profit in the period, by return. A person is a first name, an initial and a country.';
comment on column public.leaderboard_entries.account_id is 'Tells nothing to anybody but its owner.';
comment on column public.leaderboard_entries.size_rank is 'The rank among accounts of the same size.';
comment on column public.leaderboard_entries.return_bps is 'Profit of the period over the size, in basis points, rounded down.';
comment on column public.leaderboard_entries.as_of is 'The last day that counts. A week is the 7 days up to it, a month is its calendar month.';

create index leaderboard_entries_account_id on public.leaderboard_entries (account_id);

alter table public.leaderboard_entries enable row level security;

create policy "Everybody reads the leaderboard"
on public.leaderboard_entries for select to anon, authenticated
using (true);

revoke all on public.leaderboard_entries from public, anon, authenticated;
grant select on public.leaderboard_entries to anon, authenticated;
grant all on public.leaderboard_entries to service_role;

create function public.own_rank(_period public.leaderboard_period, _size_cents integer default null)
returns integer
language sql
stable
set search_path = ''
as $$
  select case when _size_cents is null then entry.rank else entry.size_rank end
  from public.leaderboard_entries as entry
  join public.trading_accounts as account on account.id = entry.account_id
  where entry.period = _period
    and (_size_cents is null or entry.size_cents = _size_cents)
    and account.user_id = (select auth.uid())
  order by entry.rank
  limit 1;
$$;

comment on function public.own_rank is 'The rank of the caller''s best account in the period, among all or among accounts of one size; null without one.';

revoke all on function public.own_rank from public, anon;
grant execute on function public.own_rank to authenticated, service_role;

alter publication supabase_realtime add table public.leaderboard_entries;
