-- Files that nobody handed in do not stay. Documents of a deleted account go once they no longer have to be kept, and with them what
-- the reviewer decided. How long that is: specs/site/privacy.yaml, records, identity.

alter table public.kyc_documents
  drop constraint kyc_documents_path_shape,
  drop constraint kyc_documents_owner_id_fkey,
  alter column owner_id drop not null,
  add constraint kyc_documents_owner_id_fkey foreign key (owner_id) references public.profiles (id) on delete set null,
  add column keep_until timestamptz;

comment on column public.kyc_documents.owner_id is 'Empty once the account is deleted.';
comment on column public.kyc_documents.keep_until is 'After a payout the document is kept until then, also when the account is deleted. Empty: until the account is deleted.';

update public.kyc_documents document
set keep_until = paid.at + interval '5 years'
from (
  select payee.person, max(payee.at) as at
  from (
    select account.user_id as person, payout.paid_at as at
    from public.payouts payout
    join public.trading_accounts account on account.id = payout.account_id
    where payout.status = 'paid'
    union all
    select affiliate.owner_id, payout.decided_at
    from public.affiliate_payouts payout
    join public.affiliates affiliate on affiliate.id = payout.affiliate_id
    where payout.status = 'paid'
  ) payee
  group by payee.person
) paid
where paid.person = document.owner_id;

-- "scan.pdf (1)" is a name too.
alter table public.kyc_documents
  add constraint kyc_documents_path_shape check (
    storage_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9_. ()-]{0,99}$' and storage_path not like '%..%'
  ) not valid;

-- That a payout prolongs the time is no decision on the document.
drop trigger kyc_documents_audit on public.kyc_documents;
create trigger kyc_documents_audit
after insert or delete or update of owner_id, kind, storage_path, status, reason, reviewed_by, reviewed_at
on public.kyc_documents
for each row execute function public.write_audit_log();

create function public.keep_documents()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  _payee uuid;
begin
  if tg_table_name = 'payouts' then
    select account.user_id into _payee from public.trading_accounts account where account.id = new.account_id;
  else
    select affiliate.owner_id into _payee from public.affiliates affiliate where affiliate.id = new.affiliate_id;
  end if;
  update public.kyc_documents set keep_until = now() + interval '5 years' where kyc_documents.owner_id = _payee;
  return null;
end;
$$;

comment on function public.keep_documents is 'Documents of whoever is paid are kept for a time from the payout on.';
revoke all on function public.keep_documents from public, anon, authenticated, service_role;

create trigger payouts_keep_documents after update of status on public.payouts
for each row when (new.status = 'paid' and old.status <> 'paid')
execute function public.keep_documents();

create trigger affiliate_payouts_keep_documents after update of status on public.affiliate_payouts
for each row when (new.status = 'paid' and old.status <> 'paid')
execute function public.keep_documents();

create function public.remove_due_files()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  _count integer;
begin
  delete from public.kyc_documents
  where kyc_documents.owner_id is null
    and (kyc_documents.status = 'pending' or kyc_documents.keep_until is null or kyc_documents.keep_until <= now());
  -- A hosted project refuses to delete entries of files by SQL unless this is set.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where objects.created_at <= now() - interval '1 day'
    and (
      (objects.bucket_id = 'kyc' and not exists (
        select 1 from public.kyc_documents document where document.storage_path = objects.name
      ))
      or (objects.bucket_id = 'attachments' and not exists (
        select 1 from public.ticket_attachments attachment where attachment.storage_path = objects.name
      ))
    );
  get diagnostics _count = row_count;
  return _count;
end;
$$;

comment on function public.remove_due_files is 'Removes documents of deleted accounts that need not be kept any more or that nobody has reviewed, and files of a day ago that belong to no document and no ticket: never handed in, withdrawn, or of a deleted account. Gives the number of files. Called by pg_cron.';
revoke all on function public.remove_due_files from public, anon, authenticated;
grant execute on function public.remove_due_files to service_role;
select cron.schedule('remove-due-files', '59 seconds', 'select public.remove_due_files()');
