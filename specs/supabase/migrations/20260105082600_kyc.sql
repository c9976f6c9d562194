-- Proof of identity, asked for before the first payout. The files lie in the private bucket kyc, each in its owner's folder.

create type public.kyc_kind as enum ('passport', 'identity-card', 'residence-permit', 'proof-of-address');
create type public.kyc_status as enum ('pending', 'approved', 'rejected');

create table public.kyc_documents (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.kyc_kind not null,
  storage_path text not null unique,
  status public.kyc_status not null default 'pending',
  reason text,
  reviewed_by uuid references public.profiles (id) on delete set null,
  reviewed_at timestamptz,
  submitted_at timestamptz not null default now(),
  constraint kyc_documents_in_the_own_folder check (starts_with(storage_path, owner_id::text || '/')),
  constraint kyc_documents_reviewed_at_a_moment check ((status = 'pending') = (reviewed_at is null)),
  constraint kyc_documents_rejected_with_a_reason check ((status = 'rejected') = (reason is not null)),
  constraint kyc_documents_reason_length check (length(reason) between 1 and 300)
);

comment on table public.kyc_documents is 'Documents people uploaded to prove who they are. A rejected one is followed by a new row.';
comment on column public.kyc_documents.storage_path is 'Name of the object in the bucket kyc: <owner>/<file>.';
comment on column public.kyc_documents.reason is 'Why it was rejected, in words the owner reads.';

create unique index kyc_documents_one_pending on public.kyc_documents (owner_id, kind) where status = 'pending';
create index kyc_documents_to_review on public.kyc_documents (status, submitted_at);

create trigger kyc_documents_audit after insert or update or delete on public.kyc_documents for each row execute function public.write_audit_log();

alter table public.kyc_documents enable row level security;

create policy "People read their own documents"
on public.kyc_documents for select to authenticated
using (owner_id = (select auth.uid()));

create policy "Admins read every document"
on public.kyc_documents for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create policy "People submit documents of their own for review"
on public.kyc_documents for insert to authenticated
with check (owner_id = (select auth.uid()) and status = 'pending' and reviewed_by is null);

create policy "People withdraw what nobody has reviewed yet"
on public.kyc_documents for delete to authenticated
using (owner_id = (select auth.uid()) and status = 'pending');

create policy "Admins review the documents of others in their own name"
on public.kyc_documents for update to authenticated
using ((select public.has_role((select auth.uid()), 'admin')) and owner_id <> (select auth.uid()))
with check ((select public.has_role((select auth.uid()), 'admin')) and reviewed_by = (select auth.uid()));

revoke all on public.kyc_documents from public, anon, authenticated;
grant select, insert, delete on public.kyc_documents to authenticated;
grant update (status, reason, reviewed_by, reviewed_at) on public.kyc_documents to authenticated;
grant all on public.kyc_documents to service_role;
