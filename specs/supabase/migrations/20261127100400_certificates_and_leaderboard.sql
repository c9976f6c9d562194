-- What traders may show: certificates, the leaderboard, and the samples of the home page. A certificate is issued by what it certifies,
-- shows the name that the identity check confirmed, and its holder decides whether that name is public.

create type public.certificate_kind as enum ('passed', 'payout');

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity (start with 5001) unique,
  account_id uuid not null references public.trading_accounts (id) on delete cascade,
  payout_id uuid unique references public.payouts (id) on delete cascade,
  kind public.certificate_kind not null,
  holder_name text,
  issued_at timestamptz not null default now(),
  is_name_hidden boolean not null default false,
  constraint certificates_names_its_payout check ((kind = 'payout') = (payout_id is not null)),
  constraint certificates_holder_name_length check (length(holder_name) between 1 and 80)
);

comment on table public.certificates is 'Certificates of an evaluation passed or a payout received. Issued with the service key.';
comment on column public.certificates.holder_name is 'The confirmed name of the holder; null until their identity is confirmed.';
comment on column public.certificates.is_name_hidden is 'The holder does not want the name on the public page.';

create unique index certificates_one_pass_per_account on public.certificates (account_id) where kind = 'passed';
create index certificates_account_id on public.certificates (account_id, issued_at);

alter table public.certificates enable row level security;

create policy "Who reads an account reads its certificates"
on public.certificates for select to authenticated
using (exists (select 1 from public.trading_accounts where trading_accounts.id = certificates.account_id));

create policy "Holders hide the name on certificates of their own"
on public.certificates for update to authenticated
using (
  exists (
    select 1
    from public.trading_accounts
    where trading_accounts.id = certificates.account_id and trading_accounts.user_id = (select auth.uid())
  )
)
with check (
  exists (
    select 1
    from public.trading_accounts
    where trading_accounts.id = certificates.account_id and trading_accounts.user_id = (select auth.uid())
  )
);

revoke all on public.certificates from public, anon, authenticated;
grant select on public.certificates to authenticated;
grant update (is_name_hidden) on public.certificates to authenticated;
grant all on public.certificates to service_role;

create function public.issue_certificate()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'payouts' then
    insert into public.certificates (account_id, payout_id, kind, holder_name, issued_at)
    select account.id, new.id, 'payout', public.confirmed_name(account.user_id), new.paid_at
    from public.trading_accounts as account
    where account.id = new.account_id
    on conflict do nothing;
  else
    insert into public.certificates (account_id, kind, holder_name, issued_at)
    values (new.id, 'passed', public.confirmed_name(new.user_id), new.ended_at)
    on conflict do nothing;
  end if;
  return null;
end;
$$;

comment on function public.issue_certificate is 'Issues the certificate of an evaluation that was passed or of a payout that was paid, once, in the confirmed name of its holder or without a name until there is one.';
revoke all on function public.issue_certificate from public, anon, authenticated;

create trigger trading_accounts_issue_certificate
after update of status on public.trading_accounts
for each row when (new.status = 'passed' and old.status <> 'passed')
execute function public.issue_certificate();
create trigger payouts_issue_certificate
after update of status on public.payouts
for each row when (new.status = 'paid' and old.status <> 'paid')
execute function public.issue_certificate();

create function public.name_certificates()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.certificates set holder_name = new.confirmed_name
  where certificates.holder_name is null
    and certificates.account_id in (select trading_accounts.id from public.trading_accounts where trading_accounts.user_id = new.owner_id);
  return null;
end;
$$;

comment on function public.name_certificates is 'Writes a name that was just confirmed on the certificates that were issued before; those that have one keep it.';
revoke all on function public.name_certificates from public, anon, authenticated, service_role;

create trigger kyc_documents_name_certificates
after update of confirmed_name on public.kyc_documents
for each row when (new.confirmed_name is not null and new.status = 'approved' and new.kind <> 'proof-of-address')
execute function public.name_certificates();

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
  is_hidden boolean not null default false,
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
comment on column public.leaderboard_entries.is_hidden is 'Taken off the public leaderboard by an admin.';

create index leaderboard_entries_account_id on public.leaderboard_entries (account_id);

create trigger leaderboard_entries_audit
after update of is_hidden on public.leaderboard_entries
for each row execute function public.write_audit_log();

alter table public.leaderboard_entries enable row level security;

create policy "Visitors read the entries that are shown"
on public.leaderboard_entries for select to anon
using (not is_hidden);

create policy "People read the entries that are shown, admins all"
on public.leaderboard_entries for select to authenticated
using (not is_hidden or (select public.is_admin()));

create policy "Admins hide and show entries"
on public.leaderboard_entries for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

revoke all on public.leaderboard_entries from public, anon, authenticated;
grant select on public.leaderboard_entries to anon, authenticated;
grant update (is_hidden) on public.leaderboard_entries to authenticated;
grant all on public.leaderboard_entries to service_role;

alter publication supabase_realtime add table public.leaderboard_entries;

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

create table public.payout_proofs (
  receipt_id text primary key,
  name text not null,
  amount_cents integer not null,
  paid_at timestamptz not null,
  country text not null,
  country_name text not null,
  city text not null,
  account_label text not null,
  share_bps integer not null,
  method public.payout_method not null,
  is_verified boolean not null,
  constraint payout_proofs_receipt_form check (receipt_id ~ '^DL-[0-9]{5}$'),
  constraint payout_proofs_name_length check (length(name) between 1 and 80),
  constraint payout_proofs_amount_positive check (amount_cents > 0),
  constraint payout_proofs_country_code check (country ~ '^[A-Z]{2}$'),
  constraint payout_proofs_share_is_a_rate check (share_bps between 1 and 10000),
  constraint payout_proofs_texts_length check (
    length(country_name) <= 80 and length(city) <= 80 and length(account_label) <= 40
  )
);

comment on table public.payout_proofs is 'Sample payouts of the marquee, in US cents.';
comment on column public.payout_proofs.account_label is 'The size as printed: 50K.';

create index payout_proofs_method on public.payout_proofs (method, paid_at);

create trigger payout_proofs_audit
after insert or update or delete on public.payout_proofs
for each row execute function public.write_audit_log();

alter table public.payout_proofs enable row level security;

create policy "Visitors read verified payout proofs"
on public.payout_proofs for select to anon
using (is_verified);

create policy "People read verified payout proofs, admins all"
on public.payout_proofs for select to authenticated
using (is_verified or (select public.is_admin()));

create policy "Admins add payout proofs"
on public.payout_proofs for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit payout proofs"
on public.payout_proofs for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete payout proofs"
on public.payout_proofs for delete to authenticated
using ((select public.is_admin()));

revoke all on public.payout_proofs from public, anon, authenticated;
grant select on public.payout_proofs to anon;
grant select, insert, update, delete on public.payout_proofs to authenticated;
grant all on public.payout_proofs to service_role;

create table public.testimonials (
  id text primary key,
  name text not null,
  country text not null,
  country_name text not null,
  city text not null,
  body text not null,
  rating integer not null,
  written_on date not null,
  tier_id text references public.program_tiers (id),
  amount_cents integer,
  refund_cents integer,
  bonus_cents integer,
  is_verified boolean not null,
  is_published boolean not null default false,
  constraint testimonials_name_length check (length(name) between 1 and 80),
  constraint testimonials_country_code check (country ~ '^[A-Z]{2}$'),
  constraint testimonials_body_length check (length(body) between 20 and 600),
  constraint testimonials_rating_of_five check (rating between 1 and 5),
  constraint testimonials_amounts_positive check (amount_cents > 0 and refund_cents > 0 and bonus_cents > 0),
  constraint testimonials_texts_length check (length(id) <= 60 and length(country_name) <= 80 and length(city) <= 80)
);

comment on table public.testimonials is 'What traders say. Amounts are US cents.';
comment on column public.testimonials.amount_cents is 'A payout that the person names; refund and bonus are those on passing.';

create index testimonials_written_on on public.testimonials (written_on);
create index testimonials_tier_id on public.testimonials (tier_id);

alter table public.testimonials enable row level security;

create policy "Visitors read published testimonials"
on public.testimonials for select to anon
using (is_published);

create policy "People read published testimonials, admins all"
on public.testimonials for select to authenticated
using (is_published or (select public.is_admin()));

create policy "Admins add testimonials"
on public.testimonials for insert to authenticated
with check ((select public.is_admin()));

create policy "Admins edit testimonials"
on public.testimonials for update to authenticated
using ((select public.is_admin()))
with check ((select public.is_admin()));

create policy "Admins delete testimonials"
on public.testimonials for delete to authenticated
using ((select public.is_admin()));

revoke all on public.testimonials from public, anon, authenticated;
grant select on public.testimonials to anon;
grant select, insert, update, delete on public.testimonials to authenticated;
grant all on public.testimonials to service_role;
