-- Proof of identity, needed before the first payout. The files are in the private bucket kyc, each in its owner's folder. Only the edge
-- function submit-document, which also reads their first bytes, hands a document in. How long documents are kept:
-- specs/site/privacy.yaml, records, identity.

create type public.kyc_kind as enum ('passport', 'identity-card', 'residence-permit', 'proof-of-address');
create type public.kyc_status as enum ('pending', 'approved', 'rejected');

create table public.kyc_documents (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid default auth.uid() references public.profiles (id) on delete set null,
  kind public.kyc_kind not null,
  storage_path text not null unique,
  status public.kyc_status not null default 'pending',
  reason text,
  reviewed_by uuid references public.profiles (id) on delete set null,
  reviewed_at timestamptz,
  submitted_at timestamptz not null default now(),
  keep_until timestamptz,
  confirmed_name text,
  constraint kyc_documents_in_the_own_folder check (starts_with(storage_path, owner_id::text || '/')),
  constraint kyc_documents_reviewed_at_a_moment check ((status = 'pending') = (reviewed_at is null)),
  constraint kyc_documents_rejected_with_a_reason check ((status = 'rejected') = (reason is not null)),
  constraint kyc_documents_reason_length check (length(reason) between 1 and 300),
  constraint kyc_documents_path_shape check (
    storage_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9_. ()-]{0,99}$' and storage_path not like '%..%'
  ),
  constraint kyc_documents_confirmed_name_length check (length(confirmed_name) between 1 and 80)
);

comment on table public.kyc_documents is 'Documents people uploaded to prove who they are. A rejected one is followed by a new row.';
comment on column public.kyc_documents.owner_id is 'Empty once the account is deleted.';
comment on column public.kyc_documents.storage_path is 'Name of the object in the bucket kyc: <owner>/<file>.';
comment on column public.kyc_documents.reason is 'Why it was rejected, in words the owner reads.';
comment on column public.kyc_documents.keep_until is 'After a payout the document is kept until then, also when the account is deleted. Empty: until the account is deleted.';
comment on column public.kyc_documents.confirmed_name is 'The name as the reviewer read it on the document; it counts while this is an approved proof of identity.';

create unique index kyc_documents_one_pending on public.kyc_documents (owner_id, kind) where status = 'pending';
create index kyc_documents_to_review on public.kyc_documents (status, submitted_at);
create index kyc_documents_of_an_owner on public.kyc_documents (owner_id);
create index kyc_documents_of_a_reviewer on public.kyc_documents (reviewed_by);

-- Without keep_until: that a payout extends the time is no decision on the document.
create trigger kyc_documents_audit
after insert or delete or update of owner_id, kind, storage_path, status, reason, reviewed_by, reviewed_at
on public.kyc_documents
for each row execute function public.write_audit_log();

alter table public.kyc_documents enable row level security;

create policy "People withdraw what nobody has reviewed yet"
on public.kyc_documents for delete to authenticated
using (owner_id = (select auth.uid()) and status = 'pending');

create policy "People read their own documents, admins every document"
on public.kyc_documents for select to authenticated
using (owner_id = (select auth.uid()) or (select public.is_admin()));

create policy "Admins review the documents of others in their own name"
on public.kyc_documents for update to authenticated
using ((select public.is_admin()) and owner_id <> (select auth.uid()))
with check ((select public.is_admin()) and reviewed_by = (select auth.uid()));

revoke all on public.kyc_documents from public, anon, authenticated;
grant select, delete on public.kyc_documents to authenticated;
grant update (status, reason, reviewed_by, reviewed_at, confirmed_name) on public.kyc_documents to authenticated;
grant all on public.kyc_documents to service_role;

create function public.has_confirmed_identity(_person uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1 from public.kyc_documents
    where kyc_documents.owner_id = _person and kyc_documents.status = 'approved' and kyc_documents.kind <> 'proof-of-address'
  );
$$;

comment on function public.has_confirmed_identity is 'Whether a person has an approved proof of identity, as far as the caller may see their documents.';
revoke all on function public.has_confirmed_identity from public, anon;
grant execute on function public.has_confirmed_identity to authenticated, service_role;

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
