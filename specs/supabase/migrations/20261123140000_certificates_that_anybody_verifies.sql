-- Certificates are issued by what they certify, and their holders decide whether their name is shown.

alter table public.certificates add column is_name_hidden boolean not null default false;

comment on column public.certificates.is_name_hidden is 'The holder does not want the name on the public page.';

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

grant update (is_name_hidden) on public.certificates to authenticated;

create function public.issue_certificate()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'payouts' then
    insert into public.certificates (account_id, payout_id, kind, holder_name, issued_at)
    select account.id, new.id, 'payout', profiles.display_name, new.paid_at
    from public.trading_accounts as account
    join public.profiles on profiles.id = account.user_id
    where account.id = new.account_id
    on conflict do nothing;
  else
    insert into public.certificates (account_id, kind, holder_name, issued_at)
    select new.id, 'passed', profiles.display_name, new.ended_at
    from public.profiles
    where profiles.id = new.user_id
    on conflict do nothing;
  end if;
  return null;
end;
$$;

comment on function public.issue_certificate is 'Issues the certificate of an evaluation that was passed or of a payout that was paid, once.';

create trigger trading_accounts_issue_certificate
after update of status on public.trading_accounts
for each row when (new.status = 'passed' and old.status <> 'passed')
execute function public.issue_certificate();

create trigger payouts_issue_certificate
after update of status on public.payouts
for each row when (new.status = 'paid' and old.status <> 'paid')
execute function public.issue_certificate();

revoke all on function public.issue_certificate from public, anon, authenticated;
