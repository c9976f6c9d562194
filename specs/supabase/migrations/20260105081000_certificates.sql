-- What traders may show: an evaluation passed, a payout received.

create type public.certificate_kind as enum ('passed', 'payout');

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity (start with 5001) unique,
  account_id uuid not null references public.trading_accounts (id) on delete cascade,
  payout_id uuid unique references public.payouts (id) on delete cascade,
  kind public.certificate_kind not null,
  holder_name text not null,
  issued_at timestamptz not null default now(),
  constraint certificates_names_its_payout check ((kind = 'payout') = (payout_id is not null)),
  constraint certificates_holder_name_length check (length(holder_name) between 1 and 80)
);

create unique index certificates_one_pass_per_account on public.certificates (account_id) where kind = 'passed';
create index certificates_account_id on public.certificates (account_id, issued_at);

comment on table public.certificates is 'Certificates of an evaluation passed or a payout received. Issued with the service key.';

alter table public.certificates enable row level security;

create policy "Who reads an account reads its certificates"
on public.certificates for select to authenticated
using (exists (select 1 from public.trading_accounts where trading_accounts.id = certificates.account_id));

revoke all on public.certificates from public, anon, authenticated;
grant select on public.certificates to authenticated;
grant all on public.certificates to service_role;
