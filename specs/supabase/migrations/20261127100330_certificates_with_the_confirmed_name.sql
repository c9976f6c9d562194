-- A certificate shows the name that the identity check confirmed. It was the display name, which anybody types for themselves.

alter table public.kyc_documents
  add column confirmed_name text,
  add constraint kyc_documents_confirmed_name_length check (length(confirmed_name) between 1 and 80);

comment on column public.kyc_documents.confirmed_name is 'The name as the reviewer read it on the document; it counts while this is an approved proof of identity.';
grant update (confirmed_name) on public.kyc_documents to authenticated;

alter table public.certificates alter column holder_name drop not null;
comment on column public.certificates.holder_name is 'The confirmed name of the holder; null until their identity is confirmed.';

create function public.confirmed_name(_person uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select kyc_documents.confirmed_name from public.kyc_documents
  where kyc_documents.owner_id = _person and kyc_documents.confirmed_name is not null
    and kyc_documents.status = 'approved' and kyc_documents.kind <> 'proof-of-address'
  order by kyc_documents.reviewed_at desc, kyc_documents.id
  limit 1;
$$;

comment on function public.confirmed_name is 'The name on a person''s newest approved proof of identity.';
revoke all on function public.confirmed_name from public, anon, authenticated, service_role;

create or replace function public.issue_certificate()
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
